import type { InvoiceReport, Period } from '#contract/reports.ts'
import { businessDaysBetween } from '#domain/business-days.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { histogramOf, medianOf, totalOf } from './median.ts'
import { decisionsByDay, invoicesByState } from './queries.ts'
import { weeksOf } from './span.ts'

const states = ['received', 'counted', 'rejected', 'incomplete', 'reversed', 'erased'] as const

export async function invoiceReportOf(db: Db, period: Period): Promise<InvoiceReport> {
  const [sent, decided] = await Promise.all([invoicesByState(db, period), decisionTimes(db, period)])
  const countOf = (state: string) => totalOf(sent.filter(({ status }) => status === state))
  return {
    states: Object.fromEntries(states.map((state) => [state, countOf(state)])) as InvoiceReport['states'],
    ...decided,
    weeks: decided.weeks.map((week) => ({
      ...week,
      sent: totalOf(sent.filter((each) => each.week.toString() === week.week)),
    })),
  }
}

export async function decisionTimes(db: Db, period: Period) {
  const closing = await closingDays(db)
  const rows = (await decisionsByDay(db, period)).map((row) => ({
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
