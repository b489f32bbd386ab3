import { performance } from 'node:perf_hooks'
import { businessDaysAfter, programmeDay } from '#contract/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import { storeSettings } from './queries.ts'

export type DeliveryPromise = (db: Db, now: Temporal.Instant) => Promise<string>

/**
 * The day until which what is redeemed now arrives. The setting is asked for at most once in this time, and the holidays
 * are counted once a day: both would cost as much as the redemption itself.
 */
export function createDeliveryPromise({ keptForMs }: { keptForMs: number }): DeliveryPromise {
  let setting: { days: Promise<number>; at: number } | undefined
  let counted = { day: '', days: 0, promise: '' }

  function daysOf(db: Db): Promise<number> {
    if (setting && performance.now() - setting.at < keptForMs) return setting.days
    const days = storeSettings(db).then(({ delivery_business_days }) => delivery_business_days)
    setting = { days, at: performance.now() }
    days.catch(() => {
      setting = undefined
    })
    return days
  }

  return async (db, now) => {
    const days = await daysOf(db)
    const day = programmeDay(now.epochMilliseconds)
    if (counted.day !== day || counted.days !== days)
      counted = { day, days, promise: businessDaysAfter(day, days) }
    return counted.promise
  }
}
