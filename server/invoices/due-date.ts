import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import { invoiceSettings } from './queries.ts'

export function dayOf(now: Temporal.Instant): string {
  return programmeDay(now.epochMilliseconds)
}

/** The day by which we promise to decide on an invoice that is sent now. */
export async function dueAfter(db: Db, now: Temporal.Instant): Promise<string> {
  const { invoice_due_business_days } = await invoiceSettings(db)
  return businessDaysAfter(dayOf(now), invoice_due_business_days)
}
