import type { Period } from '#contract/reports.ts'
import { daysAfter } from '#domain/business-days.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import type { Span } from './queries.ts'

export function spanOf({ from, to }: Period): Span {
  return { since: startOfDay(from), until: startOfDay(daysAfter(to, 1)) }
}

export function weeksOf({ from, to }: Period): string[] {
  const weekday = Temporal.PlainDate.from(from).dayOfWeek
  const weeks: string[] = []
  for (let week = daysAfter(from, 1 - weekday); week <= to; week = daysAfter(week, 7)) weeks.push(week)
  return weeks
}
