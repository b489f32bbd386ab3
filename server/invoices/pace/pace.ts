import { programmeDay } from '#contract/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { keptPromises, paceOf } from './queries.ts'

const recentDays = 30

/** How the team keeps its promise, and how who asks is doing today. */
export async function paceToday(db: Db, { staffId, now }: { staffId: string; now: Temporal.Instant }) {
  return {
    recent: await keptPromises(db, now.subtract({ hours: recentDays * 24 })),
    me: await paceOf(db, staffId, startOfDay(programmeDay(now.epochMilliseconds))),
  }
}
