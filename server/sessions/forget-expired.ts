import type { Tx } from '#server/platform/db.ts'
import { deleteAttemptsBefore, deleteSessionsExpiredBy } from './queries.ts'

export async function forgetExpiredSessions(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteSessionsExpiredBy(tx, now)
  await deleteAttemptsBefore(tx, now.subtract({ hours: 24 }))
}
