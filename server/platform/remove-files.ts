import * as z from 'zod/mini'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import { job } from './jobs.ts'
import { listFiles } from './list-files.ts'
import { type FileKind, requireOwnFiles } from './own-files.ts'
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

type Sweep = {
  kind: FileKind
  olderThan: Temporal.Instant
}

export async function removeUnusedFiles({ db, files }: { db: Db; files: Files }, sweep: Sweep) {
  const { prefix, inUse } = sweep.kind
  for await (const keys of listFiles(files, prefix))
    for (let start = 0; start < keys.length; start += mostAtOnce) {
      const some = keys.slice(start, start + mostAtOnce)
      const used = await inUse(db, some)
      const unused = some.filter((key) => !used.has(key))
      const old = await olderOf(files, unused, sweep.olderThan)
      if (old.length === 0) continue
      await requireOwnFiles(db, files)
      await requireNoBackup(db)
      await removeFiles(files, old)
    }
}

const mostAtOnce = 5000

/**
 * A backup that has begun may still name what nothing names any more, so the job is tried again later. One that
 * begins after this does not: what is about to be removed was given up before.
 */
async function requireNoBackup(db: Db) {
  if (await isBackupRunning(db)) throw new Error('a backup is running, and may need files that are removed')
}

async function olderOf(files: Files, keys: readonly string[], than: Temporal.Instant): Promise<string[]> {
  const old: string[] = []
  for (const key of keys) {
    const { lastModified } = await files.getMetaData(key)
    if (lastModified.getTime() < than.epochMilliseconds) old.push(key)
  }
  return old
}
