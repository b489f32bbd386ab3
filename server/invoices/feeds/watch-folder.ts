import { readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { largestFeedBytes } from '#contract/invoices-feeds.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { discardUnused } from '#server/invoices/stored-document.ts'
import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { handOver, storeFeed } from './hand-over.ts'
import { hashOfFile } from './hash-of-file.ts'
import { prepareFolder } from './prepare-folder.ts'
import { couldLockFolder } from './queries.ts'

type Tools = Pick<Database, 'db' | 'transaction'> & { files: Files; now: Temporal.Instant }

/** Takes in what was dropped into the folder. Workers look into it one at a time. */
export const watchFolderJob = job({
  name: 'watch-feeds',
  payload: z.unknown(),
  cron: '* * * * *',
  run: async ({ feedsDir, ...tools }) => {
    if (!feedsDir) return
    await prepareFolder(feedsDir)
    for (const name of await finishedFiles(feedsDir)) await takeFile(tools, feedsDir, name)
  },
})

/** A file that was written to within these seconds may still be on its way. */
const restMs = 10_000

async function finishedFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true })
  const names = found.flatMap((file) => (file.isFile() && !file.name.startsWith('.') ? [file.name] : []))
  const atRest = await Promise.all(
    names.map(async (name) => {
      const written = await stat(join(folder, name)).catch(() => undefined)
      return written !== undefined && Date.now() - written.mtimeMs > restMs
    }),
  )
  return names.filter((_, index) => atRest[index]).sort()
}

async function takeFile({ db, transaction, files, now }: Tools, folder: string, name: string) {
  const path = join(folder, name)
  try {
    const isMine = await transaction(async (tx) => {
      if (!(await couldLockFolder(tx))) return false
      // Another worker may have taken it since the folder was read.
      const written = await stat(path).catch(() => undefined)
      if (!written) return false
      if (written.size > largestFeedBytes) throw new Refusal('too_large')
      if (written.size === 0) throw new Refusal('file_empty')
      const stored = await storeFeed(files, { path, name, sha256: await hashOfFile(path) })
      const isNew = await handOver(tx, { ...stored, door: 'folder', now })
      if (!isNew) await discardUnused({ db, files }, [stored.fileKey])
      return true
    })
    // After the commit: whoever ends before finds the file again, and that it was taken in.
    if (isMine) await moveTo(folder, 'done', name)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await writeFile(join(folder, 'refused', `${name}.txt`), `${sentenceOf(error)}\n`)
    await moveTo(folder, 'refused', name)
  }
}

/** A file of the same name that was there before is kept beside it. */
async function moveTo(folder: string, outcome: 'done' | 'refused', name: string) {
  const place = join(folder, outcome, name)
  const isTaken = await stat(place).then(
    () => true,
    () => false,
  )
  const free = isTaken ? join(folder, outcome, `${crypto.randomUUID()}-${name}`) : place
  await rename(join(folder, name), free).catch((error) => {
    // Another worker was faster.
    if (error.code !== 'ENOENT') throw error
  })
}

function sentenceOf({ code, facts }: Refusal): string {
  const text = textsIn('pt-BR').refusals[code]
  return typeof text === 'function' ? text(facts) : text
}
