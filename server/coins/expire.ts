import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { expireCoins } from './queries.ts'

/** Just after midnight in São Paulo. A run that stops early is completed by the next. */
export const expireCoinsJob = job({
  name: 'expire-coins',
  payload: z.unknown(),
  cron: '5 3 * * *',
  run: (database) => endOverdueCoins(database, database.now),
})

export async function endOverdueCoins({ transaction }: Pick<Database, 'transaction'>, now: Temporal.Instant) {
  while (await transaction((tx) => expireCoins(tx, now)));
}
