import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { unlockAbandonedJobs } from './queries.ts'

/**
 * A killed worker leaves its jobs locked for hours. None of ours takes 15 minutes, and all can be run twice.
 */
export const releaseJobsJob = job({
  name: 'release-abandoned-jobs',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: ({ transaction }) => transaction((tx) => unlockAbandonedJobs(tx, { minutes: 15 })),
})
