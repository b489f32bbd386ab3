import type { ProfileType } from '#contract/people.ts'
import type { MyStore } from '#contract/store.ts'
import { programmeDay } from '#domain/business-days.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { payWelcomeWhenDone } from '#server/welcome/settle.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { deleteGoal, goalOf, saveGoal, timesRedeemed, watchedBy } from './queries.ts'

type StoreReader = { memberId: string; promise: DeliveryPromise; now: Temporal.Instant }

export async function storeOf(db: Db, { memberId, promise, now }: StoreReader): Promise<MyStore> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const [goal, watching, redeemed, promises] = await Promise.all([
    goalOf(db, memberId, today),
    watchedBy(db, memberId),
    timesRedeemed(db, memberId),
    promise(db, now),
  ])
  return {
    goal: goal ? { product_id: goal.prize_id, value: goal.value, until: String(goal.kept_until) } : null,
    watching,
    redeemed,
    deliver_by: promises.parcel,
    top_up_by: promises.top_up,
    call_by: promises.experience,
  }
}

type Goal = { memberId: string; profile: ProfileType; prizeId: string | null; now: Temporal.Instant }

/** The price is kept for some days, so that nobody saves for a prize that runs away. */
export async function setGoal(tx: Tx, { memberId, profile, prizeId, now }: Goal): Promise<void> {
  if (prizeId === null) return deleteGoal(tx, memberId)
  if (!(await saveGoal(tx, { memberId, prizeId, profile, now }))) throw new Refusal('item_unavailable')
  await payWelcomeWhenDone(tx, [memberId])
}
