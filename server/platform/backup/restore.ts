import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { everything, listFiles } from '#server/platform/list-files.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { markFiles } from '#server/platform/own-files.ts'
import { problem } from '#server/platform/problem.ts'
import { openArchive } from './archive.ts'
import { type BackupTable, contentOf, foreign, type Head, type Summary } from './contents.ts'
import { longConnection } from './long-connection.ts'
import {
  appliedMigrations,
  checksOfRows,
  hasTables,
  isMarked,
  isPartitioned,
  markRestore,
  ourTables,
  renewDatabaseId,
  setSequences,
  unlockAllJobs,
  unmarkRestore,
} from './queries.ts'

type Restore = { database: Database; url: string; files: Files; tell(line: string): void }

type Restored = Summary & { madeAt: Temporal.Instant }

/**
 * Into an empty database and an empty file store, as an owner without other rights. The file is read twice: once
 * to see that it is whole, before anything is written. One that was killed may be run again with the same file.
 */
export async function restore({ database, url, files, tell }: Restore, file: string): Promise<Restored> {
  const { head, summary } = await readWhole(file)
  await requireKnown(head)
  const client = await longConnection(database)
  try {
    await requireEmpty(client, files)
    await markRestore(client)
    await files.put(restoreFile, head.madeAt)
    await migrate(url, { restoring: true, only: head.migrations.map(({ name }) => name) })
    await requireSameMigrations(client, head)
    await load(client, { head, summary, files, file, tell })
    await migrate(url, { restoring: true })
    await finish(client, files)
    return { ...summary, madeAt: Temporal.Instant.from(head.madeAt) }
  } finally {
    await client.end()
  }
}

const restoreFile = 'petisco-restore.txt'

async function readWhole(file: string): Promise<{ head: Head; summary: Summary }> {
  let [head, summary]: [Head | undefined, Summary | undefined] = [undefined, undefined]
  for await (const entry of openArchive(file)) {
    const content = contentOf(entry)
    if ('head' in content) head = content.head
    if (!head) throw foreign()
    if ('summary' in content) summary = content.summary
  }
  if (!head || !summary) throw foreign()
  return { head, summary }
}

async function requireKnown({ migrations, petisco }: Head) {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const other = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (other)
    throw problem(
      `The backup was made by Petisco ${petisco} with the migration ${other.name}, which this version does not know: restore it with that version or a newer one. Nothing was restored.`,
    )
}

async function requireEmpty(client: pg.Client, files: Files) {
  const isRunAgain = await isMarked(client)
  if (!isRunAgain && (await hasTables(client)))
    throw problem('The database is not empty: a backup is restored into a new one. Nothing was restored.')
  if (!(await isEmpty(files)) && !(isRunAgain && (await files.exists(restoreFile))))
    throw problem('The file store is not empty: a backup is restored into a new one. Nothing was restored.')
}

async function requireSameMigrations(client: pg.Client, { migrations }: Head) {
  const applied = await appliedMigrations(client)
  if (applied.length !== migrations.length)
    throw problem('Part of another backup is in this database: a backup is restored into a new one.')
}

async function isEmpty(files: Files): Promise<boolean> {
  for await (const keys of listFiles(files, everything)) if (keys.length > 0) return false
  return true
}

type Load = { head: Head; summary: Summary; files: Files; file: string; tell: Restore['tell'] }

/** One transaction: whoever looks finds nothing, or everything. */
async function load(client: pg.Client, { head, summary, files, file, tell }: Load) {
  await client.query('begin')
  const tables = await tablesToFill(client, head, tell)
  const checks = await checksOfRows(client)
  for (const { undo } of checks) await client.query(undo)
  await client.query(`truncate ${[...tables.keys()].join(', ')}`)
  const rows = await fill(client, tables, files, file)
  for (const { name, ...counted } of summary.tables)
    if (tables.has(name) && (rows.get(name) ?? 0) !== counted.rows)
      throw new Error(`${name} has ${rows.get(name)} rows instead of ${counted.rows}`)
  tell('All rows are in: indexes and references are made')
  for (const { redo } of checks.toReversed()) await client.query(redo)
  await setSequences(client, head.sequences)
  await unlockAllJobs(client)
  await client.query('commit')
  await client.query('analyze')
}

async function tablesToFill(client: pg.Client, head: Head, tell: Restore['tell']) {
  const there = new Map((await ourTables(client)).map(({ name, columns }) => [name, columns]))
  const tables = new Map<string, BackupTable>()
  for (const table of head.tables) {
    const columns = there.get(table.name)
    const unknown = table.columns.find((column) => columns && !columns.includes(column))
    if (unknown) throw problem(`${table.name} of the backup has the column ${unknown}, which is not ours.`)
    if (columns) tables.set(table.name, table)
    else tell(`${table.name} is left out: it is no table of Petisco`)
  }
  return tables
}

/** Returns how many rows each table got. */
async function fill(
  client: pg.Client,
  tables: ReadonlyMap<string, BackupTable>,
  files: Files,
  file: string,
): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  const waiting: { key: string; content: Buffer }[] = []
  const store = () => Promise.all(waiting.splice(0).map(({ key, content }) => files.put(key, content)))
  for await (const entry of openArchive(file)) {
    const content = contentOf(entry)
    if ('file' in content) waiting.push({ key: content.file, content: content.content })
    if (waiting.length >= 10) await store()
    const table = 'table' in content ? tables.get(content.table) : undefined
    if (!table || !('table' in content)) continue
    const added = await addRows(client, table, content.content)
    rows.set(table.name, (rows.get(table.name) ?? 0) + added)
  }
  await store()
  return rows
}

/** Frozen rows need no second look by vacuum; PostgreSQL does not freeze those that it shares out to partitions. */
async function addRows(client: pg.Client, { name, columns }: BackupTable, content: Buffer): Promise<number> {
  const freeze = !(await isPartitioned(client, name))
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin (freeze ${freeze})`))
  await pipeline(Readable.from([content]), copy)
  return copy.rowCount
}

async function finish(client: pg.Client, files: Files) {
  await client.query('begin')
  const id = await renewDatabaseId(client)
  await markFiles(files, id)
  await unmarkRestore(client)
  await client.query('commit')
  await files.delete(restoreFile)
}
