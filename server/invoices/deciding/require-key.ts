import { readFiscalKey } from '#contract/fiscal-key.ts'
import { dayOf } from '#server/invoices/due-date.ts'
import { type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keysOf, takeKey } from './queries.ts'

/** An invoice whose key belongs to another one earns nothing, whatever it looked like to the reviewer. */
export async function requireKey(tx: Tx, invoiceId: string, now: Temporal.Instant) {
  const { access_key, reading } = await keysOf(tx, invoiceId)
  const read = reading?.access_key ? readFiscalKey(reading.access_key, dayOf(now)) : undefined
  const key = access_key ?? (read?.ok ? read.key.text : undefined)
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
