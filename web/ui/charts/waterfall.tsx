import styles from './charts.module.css'
import { groundOf, waterfallOf } from './scale.ts'

type Change = {
  readonly label: string
  readonly coins: number
  readonly tone: 'action' | 'caramel' | 'neutral'
}

type WaterfallProps = {
  label: string
  opening: { readonly label: string; readonly coins: number }
  changes: readonly Change[]
  closing: string
  textOf: (coins: number) => string
  changeOf: (coins: number) => string
}

const size = { width: 640, height: 230, top: 24, bottom: 26 }
const zigzag = 'l 8 -6 l 16 6 l 16 -6 l 16 6 l 16 -6 l 8 4'

/** From what was owed to what is owed. Where the axis does not begin at nought the outer bars are torn to say so. */
export function Waterfall({ label, opening, changes, closing, textOf, changeOf }: WaterfallProps) {
  const steps = waterfallOf(
    opening.coins,
    changes.map(({ coins }) => coins),
  )
  const ground = groundOf(steps)
  const highest = Math.max(ground + 1, ...steps.flatMap(({ from, to }) => [from, to]))
  const floor = size.height - size.bottom
  const y = (coins: number) =>
    floor - ((Math.max(coins, ground) - ground) / (highest - ground)) * (floor - size.top)
  const slot = size.width / steps.length
  return (
    <svg className={styles.lines} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <line x1="0" x2={size.width} y1={floor} y2={floor} className={styles.axis} />
      {steps.map(({ from, to }, place) => {
        const change = changes[place - 1]
        const isOuter = place === 0 || place === steps.length - 1
        const [upper, lower] = [y(Math.max(from, to)), isOuter ? floor : y(Math.min(from, to))]
        const name = place === 0 ? opening.label : (change?.label ?? closing)
        return (
          <g key={name} data-tone={place === 0 ? 'neutral' : (change?.tone ?? 'action')}>
            <rect
              x={place * slot + 10}
              y={upper}
              width={slot - 20}
              height={Math.max(lower - upper, 2)}
              rx="3"
            />
            {isOuter && ground > 0 && (
              <path className={styles.tear} d={`M ${place * slot + slot / 2 - 40} ${floor - 14} ${zigzag}`} />
            )}
            <text x={(place + 0.5) * slot} y={upper - 6} textAnchor="middle" className={styles.series}>
              {isOuter ? textOf(to) : changeOf(change?.coins ?? 0)}
            </text>
            <text x={(place + 0.5) * slot} y={size.height - 8} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
