import type { Invoice } from '#contract/invoices.ts'
import { useRate } from '#web/member/invoices/products.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Stack } from '#web/ui/stack.tsx'

export function InvoiceTrace({ invoice: { trace, coins } }: { invoice: Invoice }) {
  const { detail, invoices } = useInvoicesWords()
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
  const total = coins ?? trace.reduce((sum, line) => sum + line.coins, 0)
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
