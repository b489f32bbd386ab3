import type { Tx } from '#server/platform/db.ts'
import { lockOwner } from './queries.ts'

/**
 * Keeps the member of an invoice from being erased until the commit. Comes first in what changes more than the invoice:
 * an erasure locks the member before the rest, and in the other order the two would wait for each other.
 */
export async function keepOwner(tx: Tx, invoiceId: string) {
  await lockOwner(tx, invoiceId)
}
