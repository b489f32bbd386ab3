import type { Db } from '#server/platform/db.ts'
import { rowsOf } from './queries.ts'

/** The rows of an invoice as they were sent, each with its product and what of it counted. */
export async function typedRows(db: Db, invoiceId: string) {
  return rowsOf(db, invoiceId)
}
