import type { Answer } from '#contract/endpoint.ts'
import type { invoiceCounts } from '#contract/invoices-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import { blindChecksLeft } from '#server/invoices/blind/checks.ts'
import type { Pace } from '#server/invoices/pace/pace.ts'
import type { Db } from '#server/platform/db.ts'
import { reviewSettings, type Viewer, waitingByDay, waitingFor } from './queries.ts'

/** How the queue stands against its clock, and how who asks is doing today. */
export async function countsOf(
  db: Db,
  viewer: Viewer,
  paceToday: Pace,
): Promise<Answer<typeof invoiceCounts>> {
  const { staffId, now } = viewer
  const today = programmeDay(now.epochMilliseconds)
  const days = (await waitingByDay(db)).map(({ due_on, count }) => ({ due_on: due_on.toString(), count }))
  const due = (is: (day: string) => boolean) =>
    days.reduce((sum, { due_on, count }) => sum + (is(due_on) ? count : 0), 0)
  const { undo_seconds } = await reviewSettings(db)
  return {
    undo_seconds,
    waiting: due(() => true),
    late: due((day) => day < today),
    today: due((day) => day === today),
    days,
    ...(await waitingFor(db, viewer)),
    blind: await blindChecksLeft(db, staffId),
    ...(await paceToday(db, viewer)),
  }
}
