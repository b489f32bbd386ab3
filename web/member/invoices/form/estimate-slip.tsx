import type { Product } from '#contract/catalogue.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { centsOf } from '#domain/fiscal-xml.ts'
import type { DraftRow } from '#web/member/invoices/draft.ts'
import { coinsOf, estimateOf } from '#web/member/invoices/estimate.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { toAmount } from '#web/ui/amount.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Slip } from '#web/ui/slip.tsx'
import styles from './send-invoice.module.css'

const businessDaysPromised = 5

type EstimateSlipProps = {
  rows: readonly DraftRow[]
  products: readonly Product[]
  /** What the document says, if that was read. */
  totalCents: number | null | undefined
}

export function EstimateSlip({ rows, products, totalCents }: EstimateSlipProps) {
  const { sending, invoices } = useInvoicesWords()
  const format = useFormat()
  const estimate = estimateOf(rows, products)
  const dueOn = businessDaysAfter(programmeDay(Date.now()), businessDaysPromised)
  const lines = rows.flatMap(({ id, productId, value }) => {
    const product = products.find((one) => one.id === productId)
    if (!product) return []
    const figure = format.coins(coinsOf(value, product.rate_thousandths))
    return [{ key: id, label: product.title, figure }]
  })
  return (
    <section className={styles.slip} aria-label={sending.estimate}>
      <Slip
        lines={lines}
        total={{
          label: sending.estimate,
          note: sending.arriveBy(format.weekday(dueOn)),
          figure: (
            <CoinAmount
              figure={`~${format.coins(estimate)}`}
              word={invoices.coins(estimate)}
              size="balance"
            />
          ),
        }}
      />
      {isAbove(rows, totalCents) && (
        <Notice kind="attention">{sending.aboveTotal(format.money(totalCents))}</Notice>
      )}
    </section>
  )
}

function isAbove(rows: readonly DraftRow[], totalCents: number | null | undefined): totalCents is number {
  const cents = rows.reduce((sum, { value }) => sum + (centsOf(toAmount(value)) ?? 0), 0)
  return typeof totalCents === 'number' && cents > totalCents
}
