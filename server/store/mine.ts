import type { MyStore } from '#contract/store.ts'
import { programmeDay } from '#domain/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { goalOf, timesRedeemed, watchedBy } from './queries.ts'

type Reading = { memberId: string; promise: DeliveryPromise; now: Temporal.Instant }

/** What the store means for one member. */
export async function storeOf(db: Db, { memberId, promise, now }: Reading): Promise<MyStore> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const [goal, watching, redeemed, deliver_by] = await Promise.all([
    goalOf(db, memberId, today),
    watchedBy(db, memberId),
    timesRedeemed(db, memberId),
    promise(db, now),
  ])
  return {
    goal: goal ? { product_id: goal.prize_id, value: goal.value, until: String(goal.kept_until) } : null,
    watching,
    redeemed,
    deliver_by,
  }
}
