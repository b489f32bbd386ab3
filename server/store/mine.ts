import { businessDaysAfter, programmeDay } from '#contract/business-days.ts'
import type { MyStore } from '#contract/store.ts'
import type { Db } from '#server/platform/db.ts'
import { goalOf, storeSettings, timesRedeemed, watchedBy } from './queries.ts'

/** What the store means for one member. */
export async function storeOf(db: Db, memberId: string, now: Temporal.Instant): Promise<MyStore> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const [goal, watching, redeemed, deliver_by] = await Promise.all([
    goalOf(db, memberId, today),
    watchedBy(db, memberId),
    timesRedeemed(db, memberId),
    deliveryPromise(db, now),
  ])
  return {
    goal: goal ? { product_id: goal.prize_id, value: goal.value, until: String(goal.kept_until) } : null,
    watching,
    redeemed,
    deliver_by,
  }
}

/** The day until which what is redeemed now arrives. */
export async function deliveryPromise(db: Db, now: Temporal.Instant): Promise<string> {
  const { delivery_business_days } = await storeSettings(db)
  return businessDaysAfter(programmeDay(now.epochMilliseconds), delivery_business_days)
}
