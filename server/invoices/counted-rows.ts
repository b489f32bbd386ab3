import type { CountedRow } from '#contract/invoices-under-review.ts'
import type { Db } from '#server/platform/db.ts'
import { type InvoiceRow, invoiceRows } from './queries.ts'

export function countedCentsById(counted: readonly CountedRow[] = []): ReadonlyMap<string, number> {
  return new Map(counted.map(({ id, counted_cents }) => [id, counted_cents]))
}

export async function rowsToCount(db: Db, invoiceId: string, counted: readonly CountedRow[] | undefined) {
  const cents = countedCentsById(counted)
  const rows = await invoiceRows(db, invoiceId)
  return rows.map((row) => ({ ...row, countedCents: cents.get(row.id) ?? row.valueCents }))
}

/** Coins are earned with the value that counts, whatever was typed. */
export function atCountedValue<Row extends InvoiceRow>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, valueCents: row.countedCents ?? 0 }))
}
