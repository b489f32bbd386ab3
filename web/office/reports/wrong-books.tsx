import { type LedgerFinding, type LedgerRule, mostRowsOfRule } from '#contract/coins-audit.ts'
import { useFormat } from '#web/platform/format.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useLedgerWords } from './ledger-words.ts'

type WrongBooksProps = { findings: readonly LedgerFinding[]; onClose: () => void }

/** Rules in the reader's language; the rows are for whoever mends them, as the log and the command name them. */
export function WrongBooks({ findings, onClose }: WrongBooksProps) {
  const { ledger } = useLedgerWords()
  const rules: Readonly<Record<string, string>> = ledger.rules satisfies Record<LedgerRule, string>
  const broken = [...new Set(findings.map(({ check }) => check))]
  const rowsOf = (rule: string) => findings.filter(({ check }) => check === rule)
  return (
    <Dialog isOpen isWide isTall title={ledger.title} leaveLabel={ledger.close} onClose={onClose}>
      <Stack gap={4}>
        <Text look="quiet">{ledger.advice}</Text>
        {broken.map((rule) => (
          <section key={rule}>
            <Text as="h3" look="part-title">
              {rules[rule] ?? rule}
            </Text>
            <Times count={rowsOf(rule).length} />
            <RuledList lang="en">
              {rowsOf(rule).map(({ row }) => (
                <li key={row}>
                  <Text as="small" look="small" hasFigures>
                    {row}
                  </Text>
                </li>
              ))}
            </RuledList>
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}

function Times({ count }: { count: number }) {
  const { ledger } = useLedgerWords()
  const { number } = useFormat()
  const times = count === 1 ? ledger.times1 : ledger.timesN(number(count))
  return <Text look="small-quiet">{count < mostRowsOfRule ? times : ledger.timesOrMore(number(count))}</Text>
}
