import {
  businessDaysAfter,
  daysAfter,
  isBusinessDay,
  programmeDay,
  programmeTimeZone,
} from '#domain/business-days.ts'
import type { DemoQueued } from './demo-queue.ts'

type Today = { now: Temporal.Instant; promisedDays: number }

export function queueDates({ number, dueIn, read }: DemoQueued, { now, promisedDays }: Today) {
  const today = programmeDay(now.epochMilliseconds)
  const workday = isBusinessDay(today) ? today : businessDaysAfter(today, 1)
  const sentOn = businessDaysFrom(workday, dueIn - promisedDays)
  const minutes = Number(number) % 60
  const sentAt = Temporal.PlainDate.from(sentOn)
    .toZonedDateTime({ timeZone: programmeTimeZone, plainTime: { hour: 14, minute: minutes } })
    .toInstant()
  return {
    sentAt,
    dueOn: businessDaysAfter(sentOn, promisedDays),
    issuedOn: read?.daysBefore === undefined ? null : daysAfter(sentOn, -read.daysBefore),
  }
}

function businessDaysFrom(day: string, count: number): string {
  if (count >= 0) return businessDaysAfter(day, count)
  let date = day
  for (let left = -count; left > 0; ) {
    date = daysAfter(date, -1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}
