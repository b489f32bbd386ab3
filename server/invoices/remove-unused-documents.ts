import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { removeUnusedFiles } from '#server/platform/remove-files.ts'
import { documentFiles } from './stored-document.ts'
import { deleteUploadsBefore } from './uploads/queries.ts'

/**
 * Removes files of a process that ended after storing a file and before storing its invoice, and those that were sent
 * before an invoice which never came.
 */
export const unusedDocumentsJob = job({
  name: 'remove-unused-documents',
  payload: z.unknown(),
  cron: '50 7 * * *',
  run: async ({ db, transaction, files, now }) => {
    const olderThan = now.subtract({ hours: 24 })
    await transaction((tx) => deleteUploadsBefore(tx, olderThan))
    await removeUnusedFiles({ db, files }, { kind: documentFiles, olderThan })
  },
})
