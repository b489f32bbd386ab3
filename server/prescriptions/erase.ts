import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deletePrescription, forgetAnswer } from './queries.ts'

/** A client may ask for it: the answer that is kept for a repeated request names them too. */
export async function erasePrescription(tx: Tx, own: { id: string; memberId: string }): Promise<void> {
  if (!(await deletePrescription(tx, own))) throw new Refusal('not_found')
  await forgetAnswer(tx, own)
}
