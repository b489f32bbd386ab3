import * as z from 'zod/mini'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import { job } from './jobs.ts'
import { requireOwnFiles } from './own-files.ts'
import { isBackupRunning } from './queries.ts'

export const removeFilesJob = job({
  name: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ db, files }, { keys }) => {
    await requireOwnFiles(db, files)
    await requireNoBackup(db)
    await removeFiles(files, keys)
  },
})

export async function removeFiles(files: Files, keys: readonly string[]) {
  for (const key of keys) await files.delete(key)
}

/**
 * A backup that has begun may still name what nothing names any more, so the job is tried again later. One that
 * begins after this does not: what is about to be removed was given up before.
 */
export async function requireNoBackup(db: Db) {
  if (await isBackupRunning(db)) throw new Error('a backup is running, and may need files that are removed')
}
