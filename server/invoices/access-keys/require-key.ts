import { hasKeyShape } from '#domain/fiscal-key.ts'
import { isCancelledKey } from '#server/invoices/feeds/cancelling/queries.ts'
import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { takeKey, typedAndReadKeys } from './queries.ts'

/**
 * An invoice earns nothing if its key belongs to another one, or if its issuer has cancelled it. The key on the document counts before the one that was
 * typed, even if its check digit is wrong: also such a document must not earn twice.
 */
export async function requireKey(tx: Tx, invoiceId: string) {
  const { typed, read } = await typedAndReadKeys(tx, invoiceId)
  const key = read && hasKeyShape(read) ? read : typed
  if (key && (await isCancelledKey(tx, key))) throw new Refusal('invoice_cancelled')
  if (key && !(await couldTakeKey(tx, invoiceId, key))) throw new Refusal('invoice_used')
}

async function couldTakeKey(tx: Tx, invoiceId: string, key: string): Promise<boolean> {
  try {
    return await takeKey(tx, invoiceId, key)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_access_key_once') return false
    throw error
  }
}
