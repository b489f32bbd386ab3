import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { decisionSettings, invoiceExists, openAgain, undo } from './queries.ts'

type Undoing = { invoiceId: string; staffId: string; now: Temporal.Instant }

/** Takes back one's own decision before it takes effect; either this or its effect happens, never both. */
export async function undoDecision(tx: Tx, { invoiceId, staffId, now }: Undoing) {
  const undone = await undo(tx, { invoiceId, staffId, now })
  if (!undone) throw new Refusal((await invoiceExists(tx, invoiceId)) ? 'stale' : 'not_found')
  const { claim_minutes: minutes } = await decisionSettings(tx)
  const invoice = await openAgain(tx, { invoiceId, staffId, until: now.add({ minutes }) })
  return { invoice, undone }
}
