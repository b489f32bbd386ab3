import * as z from 'zod/mini'
import { enqueue, type Job, job } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { forgetFilesBefore, forgetFilesOf, forgetLinesBefore } from './queries.ts'

/** Long enough to look at what went wrong; the counts stay. */
const daysKept = 90

/** Files of people go, and what their lines said. */
export const forgetImportsJob: Job = job({
  name: 'forget-imports',
  payload: z.unknown(),
  cron: '40 7 * * *',
  run: ({ transaction, now }) =>
    transaction(async (tx) => {
      const before = now.subtract({ hours: 24 * daysKept })
      const keys = await forgetFilesBefore(tx, before)
      await forgetLinesBefore(tx, before)
      if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
    }),
})

/** Somebody who was in these files asked to be erased. */
export const forgetImportFilesJob: Job = job({
  name: 'forget-import-files',
  payload: z.object({ importIds: z.array(z.string()) }),
  run: ({ transaction }, { importIds }) =>
    transaction(async (tx) => {
      const keys = await forgetFilesOf(tx, importIds)
      if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
    }),
})
