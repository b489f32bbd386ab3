import type { Period } from '#contract/reports.ts'
import { daysAfter } from '#domain/business-days.ts'

/** As many days, up to the one before. */
export function periodBefore({ from, to }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return { from: daysAfter(from, -days), to: daysAfter(from, -1) }
}
