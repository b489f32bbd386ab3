import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { everything, listFiles } from '#server/platform/list-files.ts'
import { allowMigrations, waitForMigrations } from '#server/platform/migrate.ts'
import { ownerFile, requireOwnFilesOrNone } from '#server/platform/own-files.ts'
import { problem } from '#server/platform/problem.ts'
import { bin, exportsFolder } from '#server/platform/remove-files.ts'
import { thisVersion } from '#server/platform/version.ts'
import { type Entry, sealedArchive } from './archive.ts'
import {
  type BackupTable,
  fileEntry,
  type Head,
  headEntry,
  type Summary,
  summaryEntry,
  tableEntry,
} from './contents.ts'
import { inTens } from './in-tens.ts'
import { longConnection } from './long-connection.ts'
import {
  appliedMigrations,
  hasTables,
  holdRemovals,
  lockTables,
  ourTables,
  sequencesInUse,
  serverVersion,
} from './queries.ts'

type Backup = { database: Database; files: Files; now: Temporal.Instant; tell(line: string): void }

/**
 * Everything as it was at one moment, while others go on working. Files are stored before a row names them and
 * are not removed while this runs, so every file that the rows of that moment name is there afterwards.
 */
export async function backUp({ database, files, now, tell }: Backup, sink: Writable): Promise<Summary> {
  const client = await longConnection(database)
  const summary: Summary = { tables: [], files: { count: 0, bytes: 0 } }
  async function* entries(): AsyncGenerator<Entry> {
    const head = await beginSnapshot(client, now)
    // A backup without its files would be missed only when it is needed.
    await requireOwnFilesOrNone(database.db, files)
    yield headEntry(head)
    for (const table of head.tables) yield* tableEntries(client, table, summary, tell)
    yield* fileEntries(files, summary)
    // Had the connection been lost, files could have been removed before they were read.
    await client.query('commit')
    yield summaryEntry(summary)
  }
  try {
    await pipeline(sealedArchive(entries(), now), createZstdCompress(withChecksum), sink)
    return summary
  } finally {
    await client.end()
  }
}

const withChecksum = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/** No migration comes between the list of tables and their locks, and none changes them afterwards. */
async function beginSnapshot(client: pg.Client, now: Temporal.Instant): Promise<Head> {
  try {
    await client.query(`set lock_timeout = '3s'`)
    await holdRemovals(client)
    await waitForMigrations(client)
    if (!(await hasTables(client))) throw problem('This database is empty: there is nothing to back up.')
    const tables = await ourTables(client)
    await client.query('begin isolation level repeatable read read only')
    await lockTables(client, tables)
    const migrations = await appliedMigrations(client)
    await allowMigrations(client)
    const sequences = await sequencesInUse(client)
    const postgres = await serverVersion(client)
    return {
      format: 1,
      petisco: thisVersion,
      postgres,
      madeAt: now.toString(),
      migrations,
      tables,
      sequences,
    }
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code === '55P03'
      ? problem('Another backup is being made, or a migration runs: try again when it has ended.', error)
      : error
  }
}

async function* tableEntries(
  client: pg.Client,
  { name, columns }: BackupTable,
  { tables }: Summary,
  tell: Backup['tell'],
): AsyncGenerator<Entry> {
  // A query, because PostgreSQL 18 does not copy a partitioned table by its name.
  const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const hash = createHash('sha256')
  let [part, bytes, rows] = [0, 0, 0]
  for await (const content of wholeRows(copy)) {
    hash.update(content)
    bytes += content.length
    rows += rowsIn(content)
    yield tableEntry(name, ++part, content)
  }
  tables.push({ name, rows, bytes, sha256: hash.digest('hex') })
  if (bytes > partBytes) tell(`${name}: ${rows} rows, ${megabytes(bytes)}`)
}

const partBytes = 4 * 1024 * 1024

/** Counted here: the server tells how many there were only after the last of them, which may be too late. */
function rowsIn(content: Buffer): number {
  let rows = 0
  for (let at = content.indexOf(lineBreak); at >= 0; at = content.indexOf(lineBreak, at + 1)) rows += 1
  return rows
}

const lineBreak = 0x0a

/** A line break inside a value is written in another way, so each one ends a row. */
async function* wholeRows(copy: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of copy) {
    pieces.push(piece)
    length += piece.length
    if (length < partBytes || !piece.includes('\n')) continue
    const all = Buffer.concat(pieces)
    const end = all.lastIndexOf('\n') + 1
    yield all.subarray(0, end)
    pieces = [all.subarray(end)]
    length -= end
  }
  if (length > 0) yield Buffer.concat(pieces)
}

async function* fileEntries(files: Files, { files: seen }: Summary): AsyncGenerator<Entry> {
  for await (const page of listFiles(files, everything))
    for (const keys of inTens(page.filter(isBackedUp))) {
      const contents = await Promise.all(keys.map((key) => contentIfThere(files, key)))
      for (const [index, key] of keys.entries()) {
        const content = contents[index]
        if (!content) continue
        seen.count += 1
        seen.bytes += content.length
        yield fileEntry(key, content)
      }
    }
}

/** Exports are made again each night, and one may be larger than memory. */
function isBackedUp(key: string): boolean {
  return key !== ownerFile && !key.startsWith(bin) && !key.startsWith(exportsFolder)
}

/** An upload that is refused goes at once; no row ever named it. */
async function contentIfThere(files: Files, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await files.getBytes(key))
  } catch (error) {
    if (await files.exists(key)) throw error
    return undefined
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
