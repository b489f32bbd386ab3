import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { deleteFeedsBefore } from './queries.ts'
import { removeOldWaiting } from './waiting/remove-waiting.ts'

/** No invoice is proved that is older. */
const waitingDays = 90
const feedDays = 365

export const forgetFeedsJob = job({
  name: 'forget-old-feeds',
  payload: z.unknown(),
  cron: '20 7 * * *',
  run: ({ transaction, now }) =>
    transaction(async (tx) => {
      await removeOldWaiting(tx, now.subtract({ hours: 24 * waitingDays }))
      await deleteFeedsBefore(tx, now.subtract({ hours: 24 * feedDays }))
    }),
})
