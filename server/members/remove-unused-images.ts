import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { removeUnusedFiles } from '#server/platform/remove-files.ts'
import { imageFiles } from './images.ts'

/** The safety net for a process that ended between storing an image and noting whose it is. */
export const unusedImagesJob = job({
  name: 'remove-unused-images',
  payload: z.unknown(),
  cron: '40 7 * * *',
  run: ({ db, files, now }) =>
    removeUnusedFiles({ db, files }, { kind: imageFiles, olderThan: now.subtract({ hours: 24 }) }),
})
