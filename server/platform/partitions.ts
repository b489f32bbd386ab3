import * as z from 'zod/mini'
import type { Database } from './db.ts'
import { job } from './jobs.ts'
import { makeMonths, partitionedTables } from './queries.ts'

/** Without it new rows lie in the last partition, from which the next run moves them into their months. */
export async function makeComingMonths(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  now: Temporal.Instant,
) {
  const nextMonth = now.toZonedDateTimeISO('UTC').add({ months: 1 }).toInstant()
  for (const table of await partitionedTables(db)) await transaction((tx) => makeMonths(tx, table, nextMonth))
}

export const makeMonthsJob = job({
  name: 'make-months',
  payload: z.unknown(),
  cron: '40 6 * * *',
  run: (context) => makeComingMonths(context, context.now),
})
