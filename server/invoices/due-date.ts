import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

export function dayOf(now: Temporal.Instant): string {
  return programmeDay(now.epochMilliseconds)
}

export async function dueAfter(db: Db, now: Temporal.Instant): Promise<string> {
  const { invoice_due_business_days } = await readSettings(db, ['invoice_due_business_days'])
  return businessDaysAfter(dayOf(now), invoice_due_business_days, await closingDays(db))
}
