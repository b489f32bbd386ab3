import * as z from 'zod/mini'
import { enqueue, job } from '#server/platform/jobs.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import { binUnusedFiles } from '#server/platform/unused-files.ts'
import { filesInUse } from './queries.ts'
import { documentFiles } from './stored-document.ts'
import { deleteOpenBefore } from './uploads/parts/queries.ts'
import { deleteUploadsBefore } from './uploads/queries.ts'

/** Who sends invoices by mail opens the app another day. */
const mailedDays = 14

/**
 * What was sent before an invoice that never came is known, and removed. A file of a process that ended after storing
 * it and before storing its invoice is not.
 */
export const unusedDocumentsJob = job({
  name: 'remove-unused-documents',
  payload: z.unknown(),
  cron: '50 7 * * *',
  run: async (context) => {
    const { transaction, now } = context
    // First, while what is about to be removed still has its rows: it is not for the bin.
    await binUnusedFiles(context, documentFiles)
    await transaction(async (tx) => {
      const before = now.subtract({ hours: 24 })
      const mailedBefore = now.subtract({ hours: 24 * mailedDays })
      const given = [
        ...(await deleteUploadsBefore(tx, { before, mailedBefore })),
        ...(await deleteOpenBefore(tx, before)),
      ]
      const used = await filesInUse(tx, given)
      const keys = given.filter((key) => !used.includes(key))
      if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
    })
  },
})
