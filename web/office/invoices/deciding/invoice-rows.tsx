import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { fromAmount, toAmount } from '#web/ui/amount.ts'
import { CurrencyField } from '#web/ui/currency-field.tsx'
import { useDeciding } from './deciding-room.tsx'
import pane from './decision-pane.module.css'
import { rowsLeftOver } from './fact-checks.ts'
import styles from './invoice-rows.module.css'

export function InvoiceRows({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const money = useFigure()
  const { isEditing } = useDeciding().corrections
  const isRead = (invoice.reading?.rows.length ?? 0) > 0
  const table = useRef<HTMLTableElement>(null)
  // Whoever edits by key goes on typing.
  useEffect(() => {
    if (isEditing) table.current?.querySelector('input')?.select()
  }, [isEditing])
  return (
    <section className={pane.part}>
      <table ref={table} className={styles.rows} data-editing={isEditing}>
        <thead>
          <tr>
            <th scope="col">{review.items}</th>
            <th scope="col">{isEditing || !isRead ? review.counts : review.onPaper}</th>
            <th scope="col">{review.typed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {invoice.rows.map((row) => (
            <InvoiceRow key={row.id} row={row} invoice={invoice} />
          ))}
          {rowsLeftOver(invoice).map((row) => (
            <tr key={`${row.code} ${row.name} ${row.value_cents}`} data-out="true">
              <th scope="row">{row.name}</th>
              <td>{money(row.value_cents)}</td>
              <td>{review.none}</td>
              <td>{review.countsNot}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Every figure here is in reais, and the column is narrow. */
export function useFigure() {
  const { money } = useFormat()
  return (cents: number) => money(cents).replace(/^\D+/, '')
}

type InvoiceRowProps = { invoice: OfficeInvoice; row: OfficeInvoice['rows'][number] }

function InvoiceRow({ row, invoice }: InvoiceRowProps) {
  const { corrections } = useDeciding()
  const { review } = useReviewWords()
  const money = useFigure()
  const quantity = row.paper_row === null ? undefined : invoice.reading?.rows[row.paper_row]?.quantity
  const name = quantity && quantity !== 1 ? review.times(row.product, quantity) : row.product
  const counting = corrections.counting.rows.find(({ id }) => id === row.id)?.counted_cents ?? row.paper_cents
  const countedCents = row.counted_cents ?? counting
  const differs = countedCents !== row.value_cents
  return (
    <tr data-differs={differs}>
      <th scope="row">{name}</th>
      <td>
        {corrections.isEditing ? (
          <CurrencyField
            isLabelHidden
            label={review.countsOf(row.product)}
            defaultValue={fromAmount((counting / 100).toFixed(2))}
            onChange={({ target }) =>
              corrections.setCents(row.id, Math.round(Number(toAmount(target.value)) * 100))
            }
          />
        ) : (
          money(countedCents)
        )}
      </td>
      <td>{differs ? <s>{money(row.value_cents)}</s> : money(row.value_cents)}</td>
      <td>
        {differs && <IconAlertTriangle size={14} aria-label={review.marks.differs} />}
        {!differs && row.paper_row !== null && <IconCheck size={14} aria-label={review.same} />}
      </td>
    </tr>
  )
}
