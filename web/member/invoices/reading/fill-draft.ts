import type { Product } from '#contract/catalogue.ts'
import { matchProduct } from '#domain/match-product.ts'
import { type Draft, type DraftRow, emptyRow } from '#web/member/invoices/draft.ts'
import { fromAmount } from '#web/ui/amount.ts'
import type { InvoiceReading } from './invoice-reading.ts'

/** What the person wrote stays as it is. */
export function fillDraft(draft: Draft, reading: InvoiceReading, products: readonly Product[]): Draft {
  const rows = rowsOf(reading, products)
  return {
    ...draft,
    accessKey: reading.accessKey,
    issuer: reading.issuer,
    issuedOn: reading.issuedOn,
    ...(!draft.number && { number: reading.number, numberFrom: reading.from }),
    ...(rows.length > 0 && draft.rows.every(isBlank) && { rows }),
  }
}

/** Removes what was read from a file that has been replaced. */
export function withoutReading(draft: Draft): Draft {
  const typed = draft.rows.filter(({ from }) => !from)
  return {
    number: draft.numberFrom ? '' : draft.number,
    rows: typed.length > 0 ? typed : [emptyRow()],
  }
}

function rowsOf({ rows, from }: InvoiceReading, products: readonly Product[]): DraftRow[] {
  return rows.flatMap((row) => {
    const product = matchProduct(row, products)?.product
    const cents = String(Math.max(0, row.valueCents - row.discountCents)).padStart(3, '0')
    const value = fromAmount(`${cents.slice(0, -2)}.${cents.slice(-2)}`)
    return product ? [{ ...emptyRow(product.id), value, from }] : []
  })
}

function isBlank({ productId, value }: DraftRow) {
  return !productId && !value
}
