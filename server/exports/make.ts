import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { type ExportKind, exportKinds } from '#contract/exports.ts'
import { longConnection } from '#server/platform/backup/long-connection.ts'
import { type Job, type JobContext, job } from '#server/platform/jobs.ts'
import { exportsFolder, removeFiles } from '#server/platform/remove-files.ts'
import { forgetOldExports } from './keep.ts'
import { beginExport, finishExport, isMade } from './queries.ts'
import { zipOfTables } from './zip-of-tables.ts'

/** After the books were audited and what is too old was forgotten. */
export const exportEverythingJob: Job = job({
  name: 'export-everything',
  payload: z.unknown(),
  cron: '0 8 * * *',
  queue: 'imports',
  run: async (context) => {
    const { db, transaction, now, exports: isOn } = context
    await transaction((tx) => forgetOldExports(tx, now))
    if (!isOn) return
    const day = now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
    for (const kind of exportKinds)
      if (!(await isMade(db, { kind, day }))) await makeExport(context, { kind, day })
  },
})

type Wanted = { kind: ExportKind; day: Temporal.PlainDate }

async function makeExport({ pool, transaction, files, now, log }: JobContext, { kind, day }: Wanted) {
  const fileKey = `${exportsFolder}petisco-${day}-${kind}-${randomBytes(16).toString('hex')}.zip`
  const id = await transaction((tx) => beginExport(tx, { kind, day, fileKey, now }))
  // A store is told the size of a file before its first byte.
  const folder = await mkdtemp(join(tmpdir(), 'petisco-export-'))
  try {
    const draft = join(folder, 'export.zip')
    const client = await longConnection({ pool }, 'petisco export')
    try {
      const zip = await zipOfTables(client, kind, now)
      await pipeline(zip, createWriteStream(draft, { mode: 0o600 }))
    } finally {
      await client.end()
    }
    const { size: bytes } = await stat(draft)
    await files.putStream(fileKey, createReadStream(draft, { highWaterMark: 1024 * 1024 }))
    if (!(await transaction((tx) => finishExport(tx, { id, bytes, now }))))
      throw new Error('somebody was erased while the export was made')
    log.info({ kind, bytes }, 'everything was exported')
  } catch (error) {
    await removeFiles(files, [fileKey])
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
