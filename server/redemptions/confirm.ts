import * as z from 'zod/mini'
import type { Database } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { takeUnconfirmed } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

/** The mark and the job commit together, so that no mail is lost. */
export async function confirmRedemptions(transaction: Database['transaction'], most = 100): Promise<void> {
  for (let taken = most; taken === most; ) {
    taken = await transaction(async (tx) => {
      const ids = await takeUnconfirmed(tx, most)
      for (const redemptionId of ids)
        await enqueue(tx, redemptionMailJob, { redemptionId, step: 'requested' })
      return ids.length
    })
  }
}

export const confirmRedemptionsJob = job({
  name: 'confirm-redemptions',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ transaction }) => confirmRedemptions(transaction),
})
