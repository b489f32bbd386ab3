import type { Answer } from '#contract/endpoint.ts'
import type { invoiceCounts } from '#contract/invoices-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import { countBlindChecks } from '#server/invoices/blind-checks/queries.ts'
import type { Reviewer } from '#server/invoices/deciding/queries.ts'
import { invoiceSettings } from '#server/invoices/queries.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { paceOf, promisesKept, waitingByDay, waitingFor } from './queries.ts'

const recentDays = 30

/** How many invoices wait or are late, what the reviewer has done today, and how the team keeps the promised days. */
export function createQueueCounts({ keptForMs }: { keptForMs: number }) {
  const recent = cached(keptForMs, (db: Db, now: Temporal.Instant) =>
    promisesKept(db, now.subtract({ hours: recentDays * 24 })),
  )
  return async (db: Db, reviewer: Reviewer): Promise<Answer<typeof invoiceCounts>> => {
    const { staffId, now } = reviewer
    const today = programmeDay(now.epochMilliseconds)
    const days = (await waitingByDay(db)).map(({ due_on, count }) => ({ due_on: due_on.toString(), count }))
    const due = (is: (day: string) => boolean) =>
      days.reduce((sum, { due_on, count }) => sum + (is(due_on) ? count : 0), 0)
    const { undo_seconds } = await invoiceSettings(db)
    return {
      undo_seconds,
      waiting: due(() => true),
      late: due((day) => day < today),
      today: due((day) => day === today),
      days,
      ...(await waitingFor(db, reviewer)),
      blind: await countBlindChecks(db, staffId),
      recent: await recent(db, now),
      me: await paceOf(db, staffId, startOfDay(today)),
    }
  }
}
