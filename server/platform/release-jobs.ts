import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { unlockAbandonedJobs } from './queries.ts'

/**
 * A worker that was killed leaves its jobs locked for hours. None of ours takes so long, and all bear being run twice:
 * what has been locked for a quarter of an hour is anybody's again.
 */
export const releaseJobsJob = job({
  name: 'release-abandoned-jobs',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: ({ transaction }) => transaction((tx) => unlockAbandonedJobs(tx, { minutes: 15 })),
})
