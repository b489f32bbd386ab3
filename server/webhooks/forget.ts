import type { Tx } from '#server/platform/db.ts'
import { deleteEventsBefore } from './queries.ts'

const keptDays = 30

/** By then each was delivered or given up long ago. */
export async function forgetOldEvents(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteEventsBefore(tx, now.subtract({ hours: 24 * keptDays }))
}
