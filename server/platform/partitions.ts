import * as z from 'zod/mini'
import type { Database } from './db.ts'
import { job } from './jobs.ts'
import { makePartitions, partitionedTables } from './queries.ts'

/** Without it new rows lie in the last partition, from which the next run moves them to where they belong. */
export async function makeComingPartitions(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  now: Temporal.Instant,
) {
  const inAMonth = now.toZonedDateTimeISO('UTC').add({ months: 1 }).toInstant()
  for (const table of await partitionedTables(db))
    await transaction((tx) => makePartitions(tx, table, inAMonth))
}

export const makePartitionsJob = job({
  name: 'make-partitions',
  payload: z.unknown(),
  cron: '40 6 * * *',
  run: (context) => makeComingPartitions(context, context.now),
})
