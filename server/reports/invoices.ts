import type { InvoiceReport, Period } from '#contract/reports.ts'
import { businessDaysBetween } from '#domain/business-days.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { histogramOf, medianOf, totalOf } from './median.ts'
import { decisionsByDay, invoicesByState, invoicesSentByWeek } from './queries.ts'
import { spanOf, weeksOf } from './span.ts'

const states = ['received', 'counted', 'rejected', 'incomplete', 'reversed'] as const

export async function invoiceReportOf(db: Db, period: Period): Promise<InvoiceReport> {
  const span = spanOf(period)
  const [byState, sent, decided] = await Promise.all([
    invoicesByState(db, span),
    invoicesSentByWeek(db, span),
    decisionTimes(db, period),
  ])
  const countOf = (state: string) => byState.find(({ status }) => status === state)?.count ?? 0
  return {
    states: Object.fromEntries(states.map((state) => [state, countOf(state)])) as InvoiceReport['states'],
    ...decided,
    weeks: decided.weeks.map((week) => ({
      ...week,
      sent: sent.find((each) => each.week.toString() === week.week)?.count ?? 0,
    })),
  }
}

export async function decisionTimes(db: Db, period: Period) {
  const closing = await closingDays(db)
  const rows = (await decisionsByDay(db, spanOf(period))).map((row) => ({
    ...row,
    decided_on: row.decided_on.toString(),
    days: businessDaysBetween(row.sent_on.toString(), row.decided_on.toString(), closing),
  }))
  return {
    decided: totalOf(rows),
    within: totalOf(rows.filter(({ is_within }) => is_within)),
    at_once: totalOf(rows.filter(({ is_at_once }) => is_at_once)),
    days: histogramOf(rows),
    median_days: medianOf(rows),
    weeks: weeksOf(period).map((week, place, weeks) => {
      const next = weeks[place + 1] ?? '9999-12-31'
      const mine = rows.filter(({ decided_on }) => decided_on >= week && decided_on < next)
      return {
        week,
        decided: totalOf(mine),
        within: totalOf(mine.filter(({ is_within }) => is_within)),
        at_once: totalOf(mine.filter(({ is_at_once }) => is_at_once)),
      }
    }),
  }
}
