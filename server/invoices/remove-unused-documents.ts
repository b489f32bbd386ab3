import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { removeUnusedFiles } from '#server/platform/remove-files.ts'
import { filesInUse } from './queries.ts'
import { documentFolder } from './stored-document.ts'

/** The safety net for a process that ended between storing a file and noting which invoice it belongs to. */
export const unusedDocumentsJob = job({
  name: 'remove-unused-documents',
  payload: z.unknown(),
  cron: '50 7 * * *',
  run: ({ db, files, now }) =>
    removeUnusedFiles(files, {
      prefix: documentFolder,
      olderThan: now.subtract({ hours: 24 }),
      inUse: async (keys) => new Set(await filesInUse(db, keys)),
    }),
})
