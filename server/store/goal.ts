import type { ProfileType } from '#contract/people.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteGoal, saveGoal } from './queries.ts'

type Goal = { memberId: string; profile: ProfileType; prizeId: string | null; now: Temporal.Instant }

/** The price of a goal is kept for some days, so that nobody saves for a prize that runs away. */
export async function setGoal(tx: Tx, { memberId, profile, prizeId, now }: Goal): Promise<void> {
  if (prizeId === null) return deleteGoal(tx, memberId)
  if (!(await saveGoal(tx, { memberId, prizeId, profile, now }))) throw new Refusal('item_unavailable')
}
