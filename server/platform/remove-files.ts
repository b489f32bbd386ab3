import * as z from 'zod/mini'
import type { Files } from './files.ts'
import { job } from './jobs.ts'

/** Files that a commit left nobody to refer to. */
export const removeFilesJob = job({
  name: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
  run: async ({ files }, { keys }) => removeFiles(files, keys),
})

export async function removeFiles(files: Files, keys: readonly string[]) {
  for (const key of keys) await files.delete(key)
}

type Sweep = {
  prefix: string
  /** Younger ones may belong to a command that is still running. */
  olderThan: Temporal.Instant
  /** Which of these keys somebody refers to. */
  inUse(keys: readonly string[]): Promise<ReadonlySet<string>>
}

/** Removes the files below a prefix that nobody refers to: what was stored for a command that then failed. */
export async function removeUnusedFiles(files: Files, { prefix, olderThan, inUse }: Sweep) {
  let paginationToken: string | undefined
  do {
    const page = await files.listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) })
    const keys = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
    // A folder on disk is one page, however many files are in it.
    for (let start = 0; start < keys.length; start += mostAtOnce) {
      const some = keys.slice(start, start + mostAtOnce)
      const used = await inUse(some)
      await removeOlder(
        files,
        some.filter((key) => !used.has(key)),
        olderThan,
      )
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const mostAtOnce = 5000

async function removeOlder(files: Files, keys: readonly string[], than: Temporal.Instant) {
  for (const key of keys) {
    const { lastModified } = await files.getMetaData(key)
    if (lastModified.getTime() < than.epochMilliseconds) await files.delete(key)
  }
}
