import { programmeTimeZone } from '#domain/business-days.ts'

/** The moment a day of the programme begins: midnight in São Paulo. */
export function startOfDay(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(programmeTimeZone).toInstant()
}
