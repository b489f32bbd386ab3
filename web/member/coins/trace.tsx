import type { TraceLine } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './statement.module.css'
import { useCoinsWords } from './words.ts'

/** How the coins of a movement came about. */
export function Trace({ lines }: { lines: readonly TraceLine[] }) {
  const { statement } = useCoinsWords()
  const { money, number, movement } = useFormat()
  if (lines.length === 0) return null
  const howOf = ({ value_cents, rate_thousandths }: TraceLine) =>
    [
      value_cents !== undefined && money(value_cents),
      rate_thousandths !== undefined && number(rate_thousandths / 1000),
    ]
      .filter(Boolean)
      .join(' × ')
  return (
    <dl className={styles.trace} aria-label={statement.howCounted}>
      {lines
        .map((line, place) => ({ ...line, key: `${place} ${line.title}` }))
        .map((line) => (
          <div key={line.key}>
            <dt>
              {line.title} <small>{howOf(line)}</small>
            </dt>
            <dd>{movement(line.coins)}</dd>
          </div>
        ))}
    </dl>
  )
}
