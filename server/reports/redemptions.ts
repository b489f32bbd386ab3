import { type Language, textIn } from '#contract/languages.ts'
import type { Period, RedemptionReport } from '#contract/reports.ts'
import { businessDaysBetween, programmeDay } from '#domain/business-days.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { histogramOf, medianOf, totalOf } from './median.ts'
import { deliveriesByDay, redeemedPrizes, redemptionsUnderWay } from './queries.ts'

type ReportRequest = { period: Period; language: Language; now: Temporal.Instant }

export async function redemptionReportOf(
  db: Db,
  { period, language, now }: ReportRequest,
): Promise<RedemptionReport> {
  const [prizes, deliveries, { late }, closing] = await Promise.all([
    redeemedPrizes(db, period),
    deliveriesByDay(db, period),
    redemptionsUnderWay(db, programmeDay(now.epochMilliseconds)),
    closingDays(db),
  ])
  const times = deliveries.map((row) => ({
    ...row,
    days: businessDaysBetween(row.requested_on.toString(), row.delivered_on.toString(), closing),
  }))
  return {
    prizes: prizes.map(({ titles, ...prize }) => ({ ...prize, title: textIn(titles, language) })),
    delivered: totalOf(times),
    within: totalOf(times.filter(({ is_within }) => is_within)),
    late,
    days: histogramOf(times),
    median_days: medianOf(times),
  }
}
