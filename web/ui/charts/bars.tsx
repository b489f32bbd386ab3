import styles from './charts.module.css'

export type Bar = {
  readonly label: string
  readonly value: number
  readonly text: string
  readonly tone?: 'action' | 'caramel' | 'error' | 'neutral'
}

/** Columns side by side; the figure stands on each, so that the picture needs no axis and no colour. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span className={styles.figure}>{bar.text}</span>
          <span
            className={styles.column}
            data-tone={bar.tone ?? 'action'}
            style={{ height: `${Math.max((bar.value / highest) * 72, bar.value > 0 ? 2 : 0.5)}px` }}
          />
          <span className={styles.name}>{bar.label}</span>
        </li>
      ))}
    </ul>
  )
}
