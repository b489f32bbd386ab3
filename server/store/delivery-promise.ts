import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { cached } from '#server/platform/cache.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

/** Until when a prize of each kind is there that is redeemed now; of an experience, until when somebody calls. */
export type Promises = { parcel: string; digital: string; top_up: string; experience: string }
export type DeliveryPromise = (db: Db, now: Temporal.Instant) => Promise<Promises>

/**
 * Settings and closing days are cached and the holidays are counted once a day, because both cost as much as a
 * redemption.
 */
export function createDeliveryPromise({ keptForMs }: { keptForMs: number }): DeliveryPromise {
  const calendar = cached(keptForMs, async (db: Db) => ({
    ...(await readSettings(db, ['delivery_business_days', 'top_up_business_days', 'call_business_days'])),
    closing: await closingDays(db),
  }))
  let counted: { day: string; calendar: unknown; promises: Promises } | undefined

  return async (db, now) => {
    const current = await calendar(db)
    const day = programmeDay(now.epochMilliseconds)
    if (counted?.day !== day || counted.calendar !== current) {
      const after = (days: number) => businessDaysAfter(day, days, current.closing)
      counted = {
        day,
        calendar: current,
        promises: {
          parcel: after(current.delivery_business_days),
          digital: day,
          top_up: after(current.top_up_business_days),
          experience: after(current.call_business_days),
        },
      }
    }
    return counted.promises
  }
}
