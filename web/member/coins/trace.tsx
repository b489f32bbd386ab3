import type { TraceLine } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
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
    <Facts label={statement.howCounted}>
      {lines
        .map((line, place) => ({ ...line, key: `${place} ${line.title}` }))
        .map((line) => (
          <Fact
            key={line.key}
            name={
              <>
                {line.title} <small>{howOf(line)}</small>
              </>
            }
          >
            {movement(line.coins)}
          </Fact>
        ))}
    </Facts>
  )
}
