import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { cached } from '#server/platform/cache.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

export type DeliveryPromise = (db: Db, now: Temporal.Instant) => Promise<string>

/**
 * Setting and closing days are cached and the holidays are counted once a day, because both cost as much as a
 * redemption.
 */
export function createDeliveryPromise({ keptForMs }: { keptForMs: number }): DeliveryPromise {
  const calendar = cached(keptForMs, async (db: Db) => {
    const { delivery_business_days } = await readSettings(db, ['delivery_business_days'])
    return { days: delivery_business_days, closing: await closingDays(db) }
  })
  let counted = { day: '', calendar: undefined as unknown, promise: '' }

  return async (db, now) => {
    const current = await calendar(db)
    const day = programmeDay(now.epochMilliseconds)
    if (counted.day !== day || counted.calendar !== current)
      counted = { day, calendar: current, promise: businessDaysAfter(day, current.days, current.closing) }
    return counted.promise
  }
}
