import * as z from 'zod/mini'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import { job } from './jobs.ts'
import { type FileKind, requireOwnFiles } from './own-files.ts'

export const removeFilesJob = job({
  name: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ db, files }, { keys }) => {
    await requireOwnFiles(db, files)
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
  let paginationToken: string | undefined
  do {
    const page = await files.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
    const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    // A folder on disk is one page, however many files it has.
    for (let start = 0; start < keys.length; start += mostAtOnce) {
      const some = keys.slice(start, start + mostAtOnce)
      const used = await inUse(db, some)
      const unused = some.filter((key) => !used.has(key))
      const old = await olderOf(files, unused, sweep.olderThan)
      if (old.length === 0) continue
      await requireOwnFiles(db, files)
      await removeFiles(files, old)
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const mostAtOnce = 5000

async function olderOf(files: Files, keys: readonly string[], than: Temporal.Instant): Promise<string[]> {
  const old: string[] = []
  for (const key of keys) {
    const { lastModified } = await files.getMetaData(key)
    if (lastModified.getTime() < than.epochMilliseconds) old.push(key)
  }
  return old
}
