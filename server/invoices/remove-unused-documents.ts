import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { removeUnusedFiles } from '#server/platform/remove-files.ts'
import { documentFiles } from './stored-document.ts'

/** Removes files of a process that ended after storing a file and before storing its invoice. */
export const unusedDocumentsJob = job({
  name: 'remove-unused-documents',
  payload: z.unknown(),
  cron: '50 7 * * *',
  run: ({ db, files, now }) =>
    removeUnusedFiles({ db, files }, { kind: documentFiles, olderThan: now.subtract({ hours: 24 }) }),
})
