import * as z from 'zod/mini'
import type { Files } from './files.ts'
import { type JobContext, job } from './jobs.ts'
import { listFiles } from './list-files.ts'
import type { DatabaseGauge } from './metrics.ts'
import { type FileKind, requireOwnFiles } from './own-files.ts'
import { acceptedFiles, noteSweep } from './queries.ts'
import { bin, inBin, removeFiles, requireNoBackup } from './remove-files.ts'

const binnedForDays = 30

/** More than a few in a hundred are rather a wrong database than files that nobody needs. */
const mostPerHundred = 5
/** A small store has as many after a bad day. */
const fewFiles = 20

type Sweeping = Pick<JobContext, 'db' | 'transaction' | 'files' | 'now' | 'log'>

/**
 * Moves the files of a kind that the database has not known for a day to the bin. What is removed for a person's sake
 * goes at once, and by another way.
 */
export async function binUnusedFiles({ db, transaction, files, now, log }: Sweeping, kind: FileKind) {
  const { prefix } = kind
  const { count, unused } = await findUnused({ db, files, now }, kind)
  const most = Math.max(fewFiles, (count * mostPerHundred) / 100, await acceptedFiles(db, prefix))
  const isRefused = unused.length > most
  const sweep = { prefix, files: count, unused: unused.length }
  if (isRefused) log.error(sweep, 'too many files are unused, and none of them was removed')
  else if (unused.length > 0) {
    await requireOwnFiles(db, files)
    await requireNoBackup(db)
    for (const key of unused) await files.move(key, inBin(key, dayOf(now)))
    log.info(sweep, 'unused files were moved to the bin')
  }
  await transaction((tx) => noteSweep(tx, { ...sweep, isRefused, now }))
}

async function findUnused({ db, files, now }: Pick<Sweeping, 'db' | 'files' | 'now'>, kind: FileKind) {
  const unused: string[] = []
  const olderThan = now.subtract({ hours: 24 })
  let count = 0
  for await (const keys of listFiles(files, kind.prefix))
    for (let start = 0; start < keys.length; start += mostAtOnce) {
      const some = keys.slice(start, start + mostAtOnce)
      count += some.length
      const used = await kind.inUse(db, some)
      for (const key of some) if (!used.has(key) && (await isOlder(files, key, olderThan))) unused.push(key)
    }
  return { count, unused }
}

const mostAtOnce = 5000

async function isOlder(files: Files, key: string, than: Temporal.Instant): Promise<boolean> {
  const { lastModified } = await files.getMetaData(key)
  return lastModified.getTime() < than.epochMilliseconds
}

export const emptyBinJob = job({
  name: 'empty-bin',
  payload: z.unknown(),
  cron: '20 8 * * *',
  run: async ({ db, files, now }) => {
    const lastKept = dayOf(now.subtract({ hours: 24 * binnedForDays }))
    for await (const keys of listFiles(files, bin)) {
      const old = keys.filter((key) => key.slice(bin.length, bin.length + lastKept.length) < lastKept)
      if (old.length === 0) continue
      await requireOwnFiles(db, files)
      await removeFiles(files, old)
    }
  },
})

function dayOf(now: Temporal.Instant) {
  return now.toString().slice(0, 'yyyy-mm-dd'.length)
}

export const fileGauges: readonly DatabaseGauge[] = [
  {
    name: 'petisco_files_unused',
    help: 'Files that the last look found unused, by where they lie.',
    labels: ['prefix'],
    sql: 'select prefix, unused as value from file_sweep',
  },
  {
    name: 'petisco_files_refused',
    help: 'Unused files that were left in place because they are too many, by where they lie.',
    labels: ['prefix'],
    sql: 'select prefix, case when refused then unused else 0 end as value from file_sweep',
  },
]
