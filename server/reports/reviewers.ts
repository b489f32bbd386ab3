import type { Answer } from '#contract/endpoint.ts'
import type { Period, reviewerReport } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { medianOf } from './median.ts'
import { pausesOf, reviewersOf } from './queries.ts'

export async function reviewerReportOf(db: Db, period: Period): Promise<Answer<typeof reviewerReport>> {
  const [people, pauses] = await Promise.all([reviewersOf(db, period), pausesOf(db, period)])
  return people.map((person) => {
    const median = medianOf(pauses.filter(({ id }) => id === person.id))
    return { ...person, median_seconds: median === null ? null : Math.round(median) }
  })
}
