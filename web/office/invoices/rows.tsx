import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { fromAmount, toAmount } from '#web/ui/amount.ts'
import { CurrencyField } from '#web/ui/currency-field.tsx'
import { rowsLeftOver } from './checks.ts'
import facts from './facts.module.css'
import type { Reviewing } from './reviewing.ts'
import styles from './rows.module.css'
import { useReviewWords } from './words.ts'

type RowsProps = { work: Reviewing; invoice: OfficeInvoice }

/** What was typed beside what the document says; while they are being edited, what will count. */
export function Rows({ work, invoice }: RowsProps) {
  const { review } = useReviewWords()
  const money = useFigure()
  const { isEditing } = work.edits
  const isRead = (invoice.reading?.rows.length ?? 0) > 0
  const table = useRef<HTMLTableElement>(null)
  // Whoever edits by key goes on typing.
  useEffect(() => {
    if (isEditing) table.current?.querySelector('input')?.select()
  }, [isEditing])
  return (
    <section className={facts.part}>
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
            <Row key={row.id} row={row} work={work} invoice={invoice} />
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

type RowProps = RowsProps & { row: OfficeInvoice['rows'][number] }

function Row({ row, work: { edits }, invoice }: RowProps) {
  const { review } = useReviewWords()
  const money = useFigure()
  const quantity = row.paper_row === null ? undefined : invoice.reading?.rows[row.paper_row]?.quantity
  const name = quantity && quantity !== 1 ? review.times(row.product, quantity) : row.product
  const counting = edits.counting.rows.find(({ id }) => id === row.id)?.counted_cents ?? row.paper_cents
  const shown = row.counted_cents ?? counting
  const differs = shown !== row.value_cents
  return (
    <tr data-differs={differs}>
      <th scope="row">{name}</th>
      <td>
        {edits.isEditing ? (
          <CurrencyField
            isLabelHidden
            label={review.countsOf(row.product)}
            defaultValue={fromAmount((counting / 100).toFixed(2))}
            onChange={({ target }) =>
              edits.setCents(row.id, Math.round(Number(toAmount(target.value)) * 100))
            }
          />
        ) : (
          money(shown)
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
