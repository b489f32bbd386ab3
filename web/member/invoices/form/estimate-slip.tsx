import type { Product } from '#contract/catalogue.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import type { DraftRow } from '#web/member/invoices/draft.ts'
import { coinsOf, estimateOf } from '#web/member/invoices/estimate.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Slip } from '#web/ui/slip.tsx'
import styles from './send-invoice.module.css'

const businessDaysPromised = 5

type EstimateSlipProps = { rows: readonly DraftRow[]; products: readonly Product[] }

export function EstimateSlip({ rows, products }: EstimateSlipProps) {
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
    </section>
  )
}
