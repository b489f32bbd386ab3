import { programmeDay } from '#domain/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import { kept } from '#server/platform/kept.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { paceOf, promisesKept, type Viewer } from './queries.ts'

const recentDays = 30

/** What the viewer has decided today, and how the team keeps the promised days; the latter is cached for a while. */
export function createPace({ keptForMs }: { keptForMs: number }) {
  const recent = kept(keptForMs, (db: Db, now: Temporal.Instant) =>
    promisesKept(db, now.subtract({ hours: recentDays * 24 })),
  )
  return async (db: Db, { staffId, now }: Viewer) => ({
    recent: await recent(db, now),
    me: await paceOf(db, staffId, startOfDay(programmeDay(now.epochMilliseconds))),
  })
}

export type Pace = ReturnType<typeof createPace>
