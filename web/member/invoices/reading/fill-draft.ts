import type { Product } from '#contract/catalogue.ts'
import type { DraftReading } from '#contract/invoices-reading.ts'
import { matchProduct } from '#domain/match-product.ts'
import { readRows } from '#domain/read-rows.ts'
import { type Draft, type DraftRow, emptyRow, isBlank } from '#web/member/invoices/draft.ts'
import { amountOf } from './amount-of.ts'
import type { InvoiceReading, PdfReading } from './invoice-reading.ts'
import { takeOwnReading } from './take-reading.ts'

/** What the person wrote stays as it is. An XML or a code is surer than the words of a paper. */
export function fillDraft(draft: Draft, reading: InvoiceReading, products: readonly Product[]): Draft {
  if (reading.from === 'pdf') return takeOwnReading(draft, pdfReadingOf(reading, products))
  const rows = rowsOf(reading, products)
  const takesNumber = draft.numberFrom || (!draft.number && !draft.isNumberTyped)
  return {
    ...draft,
    accessKey: reading.accessKey ?? draft.accessKey,
    issuer: reading.issuer ?? draft.issuer,
    issuedOn: reading.issuedOn ?? draft.issuedOn,
    ...(takesNumber && { number: reading.number, numberFrom: reading.from, isNumberUnsure: undefined }),
    ...(rows.length > 0 && draft.rows.every(isBlank) && !draft.removedLines && { rows }),
  }
}

/** Whether anything that was read is a product of ours. A photo is left to the server, which sees more in it. */
export function isOfOurs(reading: InvoiceReading, products: readonly Product[]): boolean {
  return reading.from === 'photo' || reading.rows.some((row) => matchProduct(row, products))
}

function pdfReadingOf(reading: PdfReading, products: readonly Product[]): DraftReading {
  const { source, access_key, number, issuer, issued_on, total: total_cents, fields } = reading
  const head = { source, access_key, number, issuer, issued_on, total_cents, fields }
  const rows = readRows(reading.rows, products)
  return { ...head, rows, regions: [...reading.regions], trouble: null }
}

function rowsOf(
  { rows, from }: Exclude<InvoiceReading, PdfReading>,
  products: readonly Product[],
): DraftRow[] {
  return rows.flatMap((row, line) => {
    const product = matchProduct(row, products)?.product
    const value = amountOf(row.valueCents - row.discountCents)
    return product ? [{ ...emptyRow(product.id), value, from, line }] : []
  })
}
