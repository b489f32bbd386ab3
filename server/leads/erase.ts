import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteLead, deleteReminders } from './queries.ts'

/** A client may ask for it: what the professional was told of them goes too. */
export async function eraseLead(tx: Tx, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  const erased = await deleteLead(tx, { id, memberId })
  if (!erased) throw new Refusal('not_found')
  await deleteReminders(tx, { memberId, name: erased.name, pet_name: erased.pet_name })
}
