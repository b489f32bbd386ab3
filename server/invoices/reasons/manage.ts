import type { Texts } from '#contract/languages.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allReasons, insertReason, lockReason, placeReasons, updateReason } from './queries.ts'

type Decision = 'reject' | 'request_photo' | 'reverse'

export async function listReasons(db: Db) {
  return allReasons(db)
}

export async function addReason(tx: Tx, reason: { code: string; decision: Decision; texts: Texts }) {
  if (!(await insertReason(tx, reason))) throw new Refusal('reason_taken')
}

/** Answers what it was before, for the audit trail. */
export async function changeReason(tx: Tx, code: string, change: { texts: Texts; active: boolean }) {
  const before = await lockReason(tx, code)
  if (!before) throw new Refusal('not_found')
  await updateReason(tx, code, change)
  return before
}

export async function orderReasons(tx: Tx, decision: Decision, codes: readonly string[]) {
  await placeReasons(tx, decision, codes)
}
