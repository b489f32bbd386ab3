import type { User } from '#contract/members.ts'
import { businessDaysAfter, programmeDay } from '#domain/business-days.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

type Waiting = {
  created_at: Temporal.Instant
  email_confirmed_at: Temporal.Instant | null
  verification_refusal: string | null
  data_asked: string | null
  data_given_at: Temporal.Instant | null
}

/** Who answered a question is looked at again, and the days count from the answer. */
export async function verificationOf(db: Db, waiting: Waiting): Promise<User['verification']> {
  const { created_at, email_confirmed_at, verification_refusal: refusal, data_asked, data_given_at } = waiting
  const isTheirs = refusal !== null || (data_asked !== null && data_given_at === null)
  const since = data_given_at ?? created_at
  return {
    is_email_confirmed: email_confirmed_at !== null,
    due_on: isTheirs ? null : await dueAfter(db, programmeDay(since.epochMilliseconds)),
    refusal,
  }
}

async function dueAfter(db: Db, day: string): Promise<string> {
  const { verification_business_days: days } = await readSettings(db, ['verification_business_days'])
  return businessDaysAfter(day, days, await closingDays(db))
}
