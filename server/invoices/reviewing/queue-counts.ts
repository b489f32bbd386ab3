import type { Answer } from '#contract/endpoint.ts'
import type { invoiceCounts } from '#contract/invoices-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import { countBlindChecks } from '#server/invoices/blind-checks/queries.ts'
import { invoiceSettings } from '#server/invoices/queries.ts'
import type { Db } from '#server/platform/db.ts'
import type { Pace } from './pace.ts'
import { type Viewer, waitingByDay, waitingFor } from './queries.ts'

/** How many invoices wait, how many are late, and what the viewer has done today. */
export async function queueCounts(
  db: Db,
  viewer: Viewer,
  paceToday: Pace,
): Promise<Answer<typeof invoiceCounts>> {
  const { staffId, now } = viewer
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
    ...(await waitingFor(db, viewer)),
    blind: await countBlindChecks(db, staffId),
    ...(await paceToday(db, viewer)),
  }
}
