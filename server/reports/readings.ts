import type { Period, ReadingReport } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { readByField, readByIssuer, readByWeek } from './queries.ts'
import { weeksOf } from './span.ts'

const nothing = { documents: 0, fields: 0, right: 0, sure_but_wrong: 0 }

export async function readingReportOf(db: Db, period: Period): Promise<ReadingReport> {
  const [fields, issuers, read] = await Promise.all([
    readByField(db, period),
    readByIssuer(db, period),
    readByWeek(db, period),
  ])
  return {
    documents: read.reduce((sum, { documents }) => sum + documents, 0),
    fields,
    issuers,
    weeks: weeksOf(period).map((week) => {
      const found = read.find((each) => each.week.toString() === week)
      return { ...(found ?? nothing), week }
    }),
  }
}
