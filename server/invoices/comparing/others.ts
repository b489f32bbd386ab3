import type { Db } from '#server/platform/db.ts'
import { heldAgainst } from './queries.ts'

/** What is told of other invoices beside one; whose they are is not. */
export async function othersBeside(db: Db, invoiceId: string, others: readonly string[]) {
  return heldAgainst(db, invoiceId, others)
}
