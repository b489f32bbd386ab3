import { programmeTimeZone } from '#domain/business-days.ts'

/** Midnight in São Paulo. */
export function startOfDay(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(programmeTimeZone).toInstant()
}
