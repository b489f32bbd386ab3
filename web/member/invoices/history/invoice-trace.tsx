import type { Invoice } from '#contract/invoices.ts'
import { useDetailWords } from '#web/member/invoices/detail-words.ts'
import { useRate } from '#web/member/invoices/products.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Stack } from '#web/ui/stack.tsx'

export function InvoiceTrace({ invoice: { trace, status } }: { invoice: Invoice }) {
  const detail = useDetailWords()
  const { invoices } = useSentInvoicesWords()
  const format = useFormat()
  const rateOf = useRate()
  if (trace.length === 0) return null
  const lines = trace.map(({ title, value_cents, rate_thousandths, coins: given }, place) => {
    const how = [
      value_cents !== undefined && format.money(value_cents),
      rate_thousandths !== undefined && rateOf(rate_thousandths),
    ]
    const sum = how.filter(Boolean).join(' × ')
    return {
      key: `${place} ${title}`,
      label: sum ? `${title} · ${sum}` : title,
      figure: format.movement(given),
    }
  })
  const counted = trace.reduce((sum, line) => sum + line.coins, 0)
  const isReversed = status === 'reversed'
  // What was taken back is a line of its own, or the lines would not add up to the total.
  if (isReversed)
    lines.push({ key: 'reversed', label: detail.steps.reversed, figure: format.movement(-counted) })
  const total = isReversed ? 0 : counted
  return (
    <Stack as="section">
      <h2>{detail.trace}</h2>
      <Slip
        lines={lines}
        total={{
          label: detail.total,
          figure: <CoinAmount figure={format.movement(total)} word={invoices.coins(total)} size="large" />,
        }}
      />
    </Stack>
  )
}
