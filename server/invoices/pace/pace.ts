import { programmeDay } from '#domain/business-days.ts'
import type { Db } from '#server/platform/db.ts'
import { kept } from '#server/platform/kept.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { keptPromises, paceOf } from './queries.ts'

const recentDays = 30

type Asked = { staffId: string; now: Temporal.Instant }

/** How who asks is doing today, and how the team keeps its promise, which is answered again for a while. */
export function createPace({ keptForMs }: { keptForMs: number }) {
  const recent = kept(keptForMs, (db: Db, now: Temporal.Instant) =>
    keptPromises(db, now.subtract({ hours: recentDays * 24 })),
  )
  return async (db: Db, { staffId, now }: Asked) => ({
    recent: await recent(db, now),
    me: await paceOf(db, staffId, startOfDay(programmeDay(now.epochMilliseconds))),
  })
}

export type Pace = ReturnType<typeof createPace>
