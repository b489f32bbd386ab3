import { programmeTimeZone } from '#domain/business-days.ts'

export function startOfDay(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(programmeTimeZone).toInstant()
}
