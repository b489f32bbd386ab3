import { IconAlertTriangle, IconCheck, IconFileSearch } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { ReadRow } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import type { Figure } from '#web/office/invoices/desk/figures.ts'
import { usePointing } from '#web/office/invoices/desk/pointing-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { fromAmount, toAmount } from '#web/ui/amount.ts'
import { CurrencyField } from '#web/ui/currency-field.tsx'
import { Row } from '#web/ui/stack.tsx'
import { useDeciding } from './deciding-room.tsx'
import pane from './decision-pane.module.css'
import { isRowAgreed, rowsLeftOver } from './fact-checks.ts'
import { PointedFigure } from './figure.tsx'
import { useFold } from './fold.ts'
import { FoldLine } from './fold-line.tsx'
import styles from './invoice-rows.module.css'
import { RowCode } from './row-code.tsx'
import { RowProduct } from './row-product.tsx'
import { UnitsField } from './units-field.tsx'

export function InvoiceRows({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { isEditing, taken } = useDeciding().corrections
  const isRead = (invoice.reading?.rows.length ?? 0) > 0
  const table = useRef<HTMLTableElement>(null)
  // Whoever edits by key goes on typing.
  useEffect(() => {
    const field =
      taken && table.current?.querySelector<HTMLInputElement>(`[data-row="${taken.into}"] td input`)
    const wanted = field || table.current?.querySelector<HTMLInputElement>('td input')
    if (isEditing && wanted) {
      wanted.focus()
      wanted.select()
    }
  }, [isEditing, taken])
  const agreed = invoice.rows.filter((row) => isRowAgreed(invoice, row))
  const differs = ({ value_cents, counted_cents, paper_cents }: (typeof agreed)[number]) =>
    (counted_cents ?? paper_cents) !== value_cents
  const open = invoice.rows
    .filter((row) => !agreed.includes(row))
    .toSorted((one, other) => Number(differs(other)) - Number(differs(one)))
  const leftOver = rowsLeftOver(invoice)
  const ours = leftOver.filter(({ product_id }) => product_id !== null)
  const others = leftOver.filter(({ product_id }) => product_id === null)
  const agreedFold = useFold(figuresOf(agreed.map(({ paper_row }) => paper_row)))
  const othersFold = useFold(figuresOf(others.map(({ place }) => place)))
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
          {(isEditing ? invoice.rows : open).map((row) => (
            <InvoiceRow key={row.id} row={row} invoice={invoice} />
          ))}
          {ours.map((row) => (
            <LeftOverRow key={row.place} row={row} invoice={invoice} />
          ))}
        </tbody>
        {!isEditing && agreed.length > 0 && (
          <tbody>
            <FoldRow fold={agreedFold} text={review.rowsAgree(agreed.length, invoice.rows.length)} isAgreed />
            {agreedFold.isOpen &&
              agreed.map((row) => <InvoiceRow key={row.id} row={row} invoice={invoice} />)}
          </tbody>
        )}
        {others.length > 0 && (
          <tbody>
            <FoldRow fold={othersFold} text={review.rowsNotOurs(others.length)} isAgreed={false} />
            {othersFold.isOpen &&
              others.map((row) => <LeftOverRow key={row.place} row={row} invoice={invoice} />)}
          </tbody>
        )}
      </table>
    </section>
  )
}

function figuresOf(places: readonly (number | null)[]): Figure[] {
  return places.flatMap((place): Figure[] => (place === null ? [] : [`row ${place}`, `row_value ${place}`]))
}

function FoldRow(props: ComponentProps<typeof FoldLine>) {
  return (
    <tr className={styles.fold}>
      <td colSpan={4}>
        <FoldLine {...props} />
      </td>
    </tr>
  )
}

type LeftOverRowProps = { invoice: OfficeInvoice; row: ReturnType<typeof rowsLeftOver>[number] }

function LeftOverRow({ invoice, row }: LeftOverRowProps) {
  const { review } = useReviewWords()
  const money = useFigure()
  return (
    <>
      <tr data-out="true">
        <th scope="row">
          <PointedFigure figure={`row ${row.place}`}>{row.name}</PointedFigure>
        </th>
        <td>
          <PointedFigure figure={`row_value ${row.place}`}>{money(row.value_cents)}</PointedFigure>
        </td>
        <td>{review.none}</td>
        <td>{review.countsNot}</td>
      </tr>
      {!isByCode(row) && <RowProduct invoice={invoice} place={row.place} paper={row} />}
    </>
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
  const { isBlind } = useDesk()
  const { point, leave } = usePointing()
  const { review } = useReviewWords()
  const money = useFigure()
  const place = row.paper_row
  const paper = place === null ? undefined : invoice.reading?.rows[place]
  const quantity = paper?.quantity
  const name = quantity && quantity !== 1 ? review.times(row.product, quantity) : row.product
  const counting = corrections.counting.rows.find(({ id }) => id === row.id)?.counted_cents ?? row.paper_cents
  const countedCents = row.counted_cents ?? counting
  const differs = countedCents !== row.value_cents
  const { taken } = corrections
  const figure = (of: 'row' | 'row_value', text: string) =>
    place === null ? text : <PointedFigure figure={`${of} ${place}`}>{text}</PointedFigure>
  return (
    <>
      <tr data-differs={differs} data-row={row.id}>
        <th scope="row">
          {corrections.isEditing ? (
            <Row spread="between" className={styles.many}>
              {figure('row', row.product)}
              {!isBlind && <UnitsField row={row} quantity={quantity} />}
            </Row>
          ) : (
            figure('row', name)
          )}
        </th>
        <td>
          {corrections.isEditing ? (
            <CurrencyField
              key={taken?.into === row.id ? taken.serial : 0}
              isLabelHidden
              label={review.countsOf(row.product)}
              defaultValue={fromAmount((counting / 100).toFixed(2))}
              onFocus={() => {
                corrections.aimAt(row.id)
                if (place !== null) point(`row_value ${place}`, 'pane')
              }}
              onBlur={leave}
              onChange={({ target }) =>
                corrections.setCents(row.id, Math.round(Number(toAmount(target.value)) * 100))
              }
            />
          ) : (
            figure('row_value', money(countedCents))
          )}
        </td>
        <td>{differs ? <s>{money(row.value_cents)}</s> : money(row.value_cents)}</td>
        <td>
          {differs && <IconAlertTriangle size={14} aria-label={review.marks.differs} />}
          {!differs && paper && <RowMark isSure={paper.sure ?? invoice.reading?.source === 'xml'} />}
        </td>
      </tr>
      {paper && place !== null && !isByCode(paper) && (
        <RowProduct invoice={invoice} place={place} paper={paper} typed={row.product_id} />
      )}
      <RowCode row={row} />
    </>
  )
}

/** A bar code or our own code leaves nothing to say. */
function isByCode({ product_id, matched_by }: ReadRow): boolean {
  return product_id !== null && (matched_by === 'ean' || matched_by === 'code')
}

/** Agreeing with what was hardly read is no proof. */
function RowMark({ isSure }: { isSure: boolean }) {
  const { review } = useReviewWords()
  return isSure ? (
    <IconCheck size={14} aria-label={review.same} />
  ) : (
    <IconFileSearch size={14} data-unsure="true" aria-label={review.sameUnsure} />
  )
}
