import type { Reading } from '#contract/invoices-reading.ts'
import type { CountedRow } from '#contract/invoices-under-review.ts'
import { bagsOfRows } from '#domain/bags.ts'
import type { Db } from '#server/platform/db.ts'
import { type InvoiceRow, invoiceRows } from './queries.ts'
import { matchDocumentRows } from './reviewing/match-document-rows.ts'

export function countedCentsById(counted: readonly CountedRow[] = []): ReadonlyMap<string, number> {
  return new Map(counted.map(({ id, counted_cents }) => [id, counted_cents]))
}

/** What of each typed row counts: as decided, and where nothing was decided, as typed or nothing. */
export function asDecided(
  rows: readonly InvoiceRow[],
  counted: readonly CountedRow[] = [],
  otherwise: (row: InvoiceRow) => number,
) {
  const decided = new Map(counted.map((row) => [row.id, row]))
  return rows.map((row) => {
    const { counted_cents, counted_units, drops_recommendation } = decided.get(row.id) ?? {}
    return {
      ...row,
      countedCents: counted_cents ?? otherwise(row),
      isDropped: drops_recommendation === true,
      ...(counted_units !== undefined && { countedUnits: counted_units }),
    }
  })
}

export async function rowsToCount(db: Db, invoiceId: string, counted: readonly CountedRow[] | undefined) {
  return asDecided(await invoiceRows(db, invoiceId), counted, ({ valueCents }) => valueCents)
}

/** Coins are earned with the value that counts, whatever was typed. */
export function atCountedValue<Row extends InvoiceRow>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, valueCents: row.countedCents ?? 0 }))
}

type DecidedRow = Pick<InvoiceRow, 'productId' | 'valueCents'> & {
  countedCents: number
  countedUnits?: number
}

/**
 * How many bags each row is, by the document with what somebody put right in it. A row that was found on it is of the
 * product that was typed, also where the document does not say which.
 */
export function countedBags(rows: readonly DecidedRow[], paper: Reading['rows']): number[] {
  const corrected: Parameters<typeof bagsOfRows>[1][number][] = [...paper]
  for (const [index, { paperRow }] of matchDocumentRows(rows, paper).entries()) {
    const { productId, countedUnits } = rows[index] ?? {}
    const quantity = countedUnits ?? (paperRow === null ? undefined : paper[paperRow]?.quantity)
    if (productId && quantity !== undefined)
      corrected[paperRow ?? corrected.length] = { product_id: productId, quantity }
  }
  return bagsOfRows(rows, corrected)
}
