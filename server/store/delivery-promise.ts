import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

export type DeliveryPromise = (db: Db, now: Temporal.Instant) => Promise<string>

/**
 * The setting is cached and the holidays are counted once a day, because both cost as much as a redemption.
 */
export function createDeliveryPromise({ keptForMs }: { keptForMs: number }): DeliveryPromise {
  const settings = cached(keptForMs, (db: Db) => readSettings(db, ['delivery_business_days']))
  let counted = { day: '', days: 0, promise: '' }

  return async (db, now) => {
    const { delivery_business_days: days } = await settings(db)
    const day = programmeDay(now.epochMilliseconds)
    if (counted.day !== day || counted.days !== days)
      counted = { day, days, promise: businessDaysAfter(day, days) }
    return counted.promise
  }
}
