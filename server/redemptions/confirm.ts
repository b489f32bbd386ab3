import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { takeUnconfirmed } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

/** The mark and the job commit together, so that no mail is lost. */
export async function confirmRedemptions(transaction: Database['transaction'], most = 100): Promise<void> {
  for (let taken = most; taken === most; ) {
    taken = await transaction(async (tx) => {
      const made = await takeUnconfirmed(tx, most)
      for (const { id, kind } of made)
        await enqueue(tx, redemptionMailJob, {
          redemptionId: id,
          step: kind === 'digital' ? 'delivered' : 'requested',
        })
      return made.length
    })
  }
}

export const confirmRedemptionsJob = job({
  name: 'confirm-redemptions',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ transaction }) => confirmRedemptions(transaction),
})
