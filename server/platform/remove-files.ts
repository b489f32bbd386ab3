import * as z from 'zod/mini'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import { job } from './jobs.ts'
import { listFiles } from './list-files.ts'
import { requireOwnFiles } from './own-files.ts'
import { isBackupRunning } from './queries.ts'

export const removeFilesJob = job({
  name: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ db, files }, { keys }) => {
    await requireOwnFiles(db, files)
    await requireNoBackup(db)
    await removeFiles(files, keys)
    await removeFromBin(files, new Set(keys))
  },
})

/** Files that nothing names any more lie below it for a while, each below the day; nobody is served from it. */
export const bin = 'bin/'

/** Nightly exports of everything lie below it. */
export const exportsFolder = 'private/exports/'

export function inBin(key: string, day: string) {
  return `${bin}${day}/${key}`
}

/** The look for unused files may have come between the end of a person's data and this. */
async function removeFromBin(files: Files, keys: ReadonlySet<string>) {
  const before = inBin('', 'yyyy-mm-dd').length
  for await (const binned of listFiles(files, bin))
    await removeFiles(
      files,
      binned.filter((key) => keys.has(key.slice(before))),
    )
}

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
