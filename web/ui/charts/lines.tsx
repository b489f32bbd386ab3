import styles from './charts.module.css'
import { apart, roundUp } from './scale.ts'

type Series = {
  readonly name: string
  readonly values: readonly number[]
  readonly tone: 'action' | 'caramel'
}

type LinesProps = {
  /** What is drawn, for those who do not see it; the figures stand in a table beside it. */
  label: string
  names: readonly string[]
  series: readonly Series[]
  textOf: (value: number) => string
  most?: number
  least?: number
}

const size = { width: 460, height: 190, left: 56, right: 84, top: 10, bottom: 26 }
const lines = [0, 1, 2, 3, 4]

export function Lines({ label, names, series, textOf, most, least = 0 }: LinesProps) {
  const top = most ?? roundUp(Math.max(0, ...series.flatMap(({ values }) => values)))
  const { width, height, left, right } = size
  const x = (place: number) => left + (place / Math.max(names.length - 1, 1)) * (width - left - right)
  const y = (value: number) =>
    height - size.bottom - ((value - least) / (top - least || 1)) * (height - size.top - size.bottom)
  const everyOther = Math.ceil(names.length / 6)
  const ends = apart(series.map(({ values }) => y(values.at(-1) ?? 0) + 4))
  return (
    <svg
      className={`${styles.lines} ${styles.trend}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((line) => {
        const value = least + ((top - least) * line) / 4
        return (
          <g key={line}>
            <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} className={styles.grid} />
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {textOf(value)}
            </text>
          </g>
        )
      })}
      {names.map(
        (name, place) =>
          place % everyOther === 0 && (
            <text key={name} x={x(place)} y={height - 6} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {series.map(({ name, values, tone }, place) => (
        <g key={name} data-tone={tone}>
          <polyline points={values.map((value, place) => `${x(place)},${y(value)}`).join(' ')} />
          <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="5" />
          <text x={x(values.length - 1) + 12} y={ends[place]} className={styles.series}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
