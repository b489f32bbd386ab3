import type { Invoice } from '#contract/invoices.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './invoice-detail.module.css'

/** What was sent, and after the decision what of it counted. */
export function InvoiceRows({ invoice }: { invoice: Invoice }) {
  const { detail } = useInvoicesWords()
  const { money } = useFormat()
  const countedOf = (counted: number | null, value: number) => {
    if (counted === null || counted === value) return undefined
    return counted === 0 ? detail.didNotCount : detail.counted(money(counted))
  }
  const rows = invoice.rows.map((row, place) => ({ ...row, key: `${place} ${row.product}` }))
  return (
    <section className={styles.section}>
      <h2>{detail.rows}</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, product, value_cents, counted_cents }) => (
          <li key={key}>
            <span>
              <b>{product}</b> <small>{countedOf(counted_cents, value_cents)}</small>
            </span>
            <span className={styles.figure}>{money(value_cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
