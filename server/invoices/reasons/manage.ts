import type { Texts } from '#contract/languages.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertReason, lockReason, updateReason } from './queries.ts'

export async function addReason(tx: Tx, reason: Parameters<typeof insertReason>[1]) {
  if (!(await insertReason(tx, reason))) throw new Refusal('reason_taken')
}

/** Returns the reason as it was before, for the audit trail. */
export async function changeReason(tx: Tx, code: string, change: { texts: Texts; active: boolean }) {
  const before = await lockReason(tx, code)
  if (!before) throw new Refusal('not_found')
  await updateReason(tx, code, change)
  return before
}
