import * as z from 'zod/mini'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { callExpireCoins } from './queries.ts'

type Expiring = { now: Temporal.Instant; most?: number }

/** Ends the coins whose last day is over, of so many wallets at most; 0 when none is left to look at. */
export async function expireCoins(tx: Tx, { now, most = 200 }: Expiring): Promise<number> {
  return callExpireCoins(tx, { now, most })
}

/** Just after midnight in São Paulo, some wallets at a time: what one run does not get to, the next one does. */
export const expireCoinsJob = job({
  name: 'expire-coins',
  payload: z.unknown(),
  cron: '5 3 * * *',
  run: async ({ transaction, now }) => {
    while (await transaction((tx) => expireCoins(tx, { now })));
  },
})
