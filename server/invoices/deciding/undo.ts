import { invoiceSettings } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { giveBack, invoiceExists, type ReviewAttempt, setUndone } from './queries.ts'

/** Undoes one's own decision before it takes effect. Both are conditional updates of one row, so that only one happens. */
export async function undoDecision(tx: Tx, { invoiceId, staffId, now }: ReviewAttempt) {
  const undone = await setUndone(tx, { invoiceId, staffId, now })
  if (!undone) throw new Refusal((await invoiceExists(tx, invoiceId)) ? 'stale' : 'not_found')
  const { claim_minutes: minutes } = await invoiceSettings(tx)
  const invoice = await giveBack(tx, { invoiceId, staffId, until: now.add({ minutes }) })
  return { invoice, undone }
}
