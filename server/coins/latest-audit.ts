import type { latestAudit as endpoint } from '#contract/coins-audit.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db.ts'
import { newestAudit } from './queries.ts'

/** A night and the time that a run may take. */
const lateAfterHours = 26

export async function latestAudit(db: Db, now: Temporal.Instant): Promise<Answer<typeof endpoint>> {
  const newest = await newestAudit(db)
  if (!newest) return { latest: null, is_late: true }
  const { at, ...facts } = newest
  const isLate = Temporal.Instant.compare(at.add({ hours: lateAfterHours }), now) < 0
  return { latest: { ...facts, at: at.toString() }, is_late: isLate }
}
