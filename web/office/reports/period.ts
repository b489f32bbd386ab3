import type { Period } from '#contract/reports.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'

export const lengths = [7, 30, 90, 365] as const
export type Length = (typeof lengths)[number]

export function lengthIn(search: URLSearchParams): Length {
  return lengths.find((length) => String(length) === search.get('dias')) ?? 30
}

export function periodOf(length: Length, now = Date.now()): Period {
  const to = programmeDay(now)
  return { from: daysAfter(to, 1 - length), to }
}
