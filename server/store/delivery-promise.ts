import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { storeSettings } from './queries.ts'

export type DeliveryPromise = (db: Db, now: Temporal.Instant) => Promise<string>

/**
 * The day until which what is redeemed now arrives. The setting is asked for at most once in this time, and the holidays
 * are counted once a day: both would cost as much as the redemption itself.
 */
export function createDeliveryPromise({ keptForMs }: { keptForMs: number }): DeliveryPromise {
  const settings = cached(keptForMs, storeSettings)
  let counted = { day: '', days: 0, promise: '' }

  return async (db, now) => {
    const { delivery_business_days: days } = await settings(db)
    const day = programmeDay(now.epochMilliseconds)
    if (counted.day !== day || counted.days !== days)
      counted = { day, days, promise: businessDaysAfter(day, days) }
    return counted.promise
  }
}
