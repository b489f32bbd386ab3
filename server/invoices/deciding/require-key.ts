import { hasKeyShape } from '#domain/fiscal-key.ts'
import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keysOf, takeKey } from './queries.ts'

/**
 * An invoice whose key belongs to another one earns nothing, whatever it looked like to the reviewer. The document has
 * the last word about its key, even a key that does not check: it earns once all the same.
 */
export async function requireKey(tx: Tx, invoiceId: string) {
  const { typed, read } = await keysOf(tx, invoiceId)
  const key = read && hasKeyShape(read) ? read : typed
  if (key && !(await isTaken(tx, invoiceId, key))) throw new Refusal('invoice_used')
}

async function isTaken(tx: Tx, invoiceId: string, key: string): Promise<boolean> {
  try {
    return await takeKey(tx, invoiceId, key)
  } catch (error) {
    if (violatedConstraint(error) === 'invoice_access_key_once') return false
    throw error
  }
}
