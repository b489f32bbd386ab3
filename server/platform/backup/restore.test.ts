import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createZstdCompress } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { ownerFile, requireOwnFiles } from '#server/platform/own-files.ts'
import { worksAsSuperuser } from '#server/platform/queries.ts'
import { readSettings } from '#server/platform/settings.ts'
import { thisVersion } from '#server/platform/version.ts'
import { copyDatabase, createEmptyDatabase } from '#server/testing/database-copy.ts'
import { startS3 } from '#server/testing/s3.ts'
import { allFiles } from '#server/testing/traces.ts'
import { watchedFiles } from '#server/testing/watched-files.ts'
import { sealedArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { type Head, headEntry } from './contents.ts'
import { restore } from './restore.ts'

const now = Temporal.Instant.from('2026-11-17T17:02:00Z')
const tell = () => undefined

test.for(['a folder', 'S3'] as const)('files come back as they were: %s', async (kind) => {
  const newStore = async () => (kind === 'S3' ? (await startS3()).url : folderUrl())
  const source = await livingPlace({ filesUrl: await newStore() })
  const { database_id } = await readSettings(source.database.db, ['database_id'])
  await source.files.put(ownerFile, database_id)
  const contents = { 'private/a.pdf': Buffer.from([0, 255, 10, 13]), 'public/b.webp': Buffer.alloc(0) }
  for (const [key, content] of Object.entries(contents)) await source.files.put(key, content)
  const place = await newPlace({ filesUrl: await newStore() })
  expect(await worksAsSuperuser(place.database.db)).toBe(false)
  const { files } = await restore({ ...place, tell }, await backupOf(source))
  expect(files).toEqual({ count: 2, bytes: 4 })
  expect(await allFiles(place.files)).toEqual([ownerFile, ...Object.keys(contents)].sort())
  for (const [key, content] of Object.entries(contents))
    expect(Buffer.from(await place.files.getBytes(key))).toEqual(content)
  await requireOwnFiles(place.database.db, place.files)
  await expect(requireOwnFiles(place.database.db, source.files)).rejects.toThrow('not this database’s')
})

test('a file that was cut short, changed or is none is refused, and nothing is written', async () => {
  const whole = await readFile(await backupOf(await livingPlace()))
  const middle = Math.floor(whole.length / 2)
  for (const bytes of [whole.subarray(0, -3), whole.subarray(0, middle), Buffer.alloc(0)])
    expect(await refusalOf(await fileWith(bytes))).toMatch(
      /^\S+ is no whole backup: it was cut short or changed\. Nothing was restored\.$/,
    )
  const place = await newPlace()
  for (let turn = 0; turn < 100; turn++) {
    const changed = Buffer.from(whole)
    const spot = Math.floor((whole.length * turn) / 100)
    changed.writeUInt8(changed.readUInt8(spot) ^ 0x55, spot)
    expect(await refusalOf(await fileWith(changed), place)).toContain('Nothing was restored.')
  }
  expect(await refusalOf(await fileWith('a letter'))).toContain('is no whole backup')
  expect(await refusalOf('/nowhere/backup.tar.zst')).toBe(
    "/nowhere/backup.tar.zst cannot be read: ENOENT: no such file or directory, open '/nowhere/backup.tar.zst'.",
  )
})

test('a change that was packed again is found by the hash', async () => {
  const head = { ...emptyHead, tables: [] }
  const blocks: Buffer[] = []
  for await (const block of sealedArchive(only(headEntry(head)), now)) blocks.push(block)
  const content = Buffer.from(String(blocks[1]).replace('0.1.0', '0.2.0'))
  const file = join(await newFolder(), 'backup.tar.zst')
  const packed = [blocks[0], content, ...blocks.slice(2)]
  await pipeline(packed as Buffer[], createZstdCompress(), createWriteStream(file))
  expect(await refusalOf(file)).toContain('is no whole backup')
})

test('a backup of a newer version, or of a format that is not ours, is refused', async () => {
  const source = await livingPlace()
  await source.database.pool.query(`insert into migration (name, checksum) values ('9999_future.sql', 'x')`)
  expect(await refusalOf(await backupOf(source))).toBe(
    `The backup was made by Petisco ${thisVersion} with the migration 9999_future.sql, which this version does not know: restore it with that version or a newer one. Nothing was restored.`,
  )
  const file = join(await newFolder(), 'backup.tar.zst')
  const head = { ...emptyHead, format: 2 as 1 }
  await pipeline(sealedArchive(only(headEntry(head)), now), createZstdCompress(), createWriteStream(file))
  expect(await refusalOf(file)).toBe(
    'This is no backup that this version of Petisco can read. Nothing was restored.',
  )
})

test('a place that is not empty is refused and left as it is', async () => {
  const source = await livingPlace()
  const file = await backupOf(source)
  await expect(restore({ ...source, tell }, file)).rejects.toThrow(
    'The database is not empty: a backup is restored into a new one. Nothing was restored.',
  )
  const place = await newPlace()
  await place.files.put('holiday.jpg', 'sun')
  await expect(restore({ ...place, tell }, file)).rejects.toThrow(
    'The file store is not empty: a backup is restored into a new one. Nothing was restored.',
  )
  expect(await tablesIn(place)).toBe(0)
  await expect(backupOf(place)).rejects.toThrow('This database is empty: there is nothing to back up.')
})

test('a backup of an older version is restored as of its day and then migrated', async () => {
  const url = await createEmptyDatabase(inject('templateUrl'))
  const all = (await readMigrations()).map(({ name }) => name)
  const older = all.filter((name) => name < '0031')
  await migrate(url, { only: older })
  const source = await placeAt(url, await folderUrl())
  const { pool } = source.database
  await pool.query(`insert into distributor (title, created_at) values ('Distribuidora Sol', now())`)
  await pool.query(`update setting set blind_check_percent = 7`)
  const place = await newPlace()
  await restore({ ...place, tell }, await backupOf(source))
  const restored = place.database.pool
  expect((await restored.query('select title from distributor')).rows).toEqual([
    { title: 'Distribuidora Sol' },
  ])
  expect((await restored.query('select blind_check_percent as it from setting')).rows).toEqual([{ it: 7 }])
  expect((await restored.query('select name from migration order by name')).rows).toEqual(
    all.map((name) => ({ name })),
  )
  expect(await migrate(place.url)).toEqual([])
})

test('a restore that was stopped keeps others from starting, and is run again', async () => {
  const source = await livingPlace()
  await source.files.put('private/a.pdf', 'paper')
  const file = await backupOf(source)
  const place = await newPlace()
  const full = watchedFiles(place.files, async (method, key) => {
    if (method === 'put' && key === 'private/a.pdf') throw new Error('no space left')
  })
  await expect(restore({ ...place, files: full, tell }, file)).rejects.toThrow('no space left')
  await expect(migrate(place.url)).rejects.toThrow(
    'A restore into this database has not come to its end: wait for it, or run npm run restore again.',
  )
  const { rows } = await place.database.pool.query('select from distributor')
  expect(rows).toEqual([])
  await restore({ ...place, tell }, file)
  expect(await migrate(place.url)).toEqual([])
  expect(await allFiles(place.files)).toEqual([ownerFile, 'private/a.pdf'].sort())
})

test('a table of somebody else is left out, and told', async () => {
  const source = await livingPlace()
  await source.database.pool.query('create table notes (id bigserial, text text)')
  await source.database.pool.query(`insert into notes (text) values ('milk')`)
  const [place, told] = [await newPlace(), [] as string[]]
  await restore({ ...place, tell: (line) => void told.push(line) }, await backupOf(source))
  expect(told[0]).toBe('public.notes is left out: it is no table of Petisco')

  await source.database.pool.query('alter table distributor add column phone text')
  await expect(restore({ ...(await newPlace()), tell }, await backupOf(source))).rejects.toThrow(
    'public.distributor of the backup has the column phone, which is not ours.',
  )
})

test('references, indexes and triggers are as the migrations made them', async () => {
  const source = await livingPlace()
  const place = await newPlace()
  await restore({ ...place, tell }, await backupOf(source))
  expect(await schemaOf(place)).toEqual(await schemaOf(source))
  expect((await schemaOf(place)).length).toBeGreaterThan(300)
})

test('what lies in partitions comes back, wherever its month is', async () => {
  const source = await livingPlace()
  const { pool } = source.database
  await pool.query(
    `insert into member (name, email, profile_type, level, password_hash, created_at)
     values ('Ana', 'ana@test.example', 'attendant', 3, '', now())`,
  )
  await pool.query(`insert into notification (member_id, kind, facts, created_at)
    select id, 'verified', '{}', now() + make_interval(months => n) from member, generate_series(-30, 30) as n`)
  await pool.query(`insert into audit_entry (at, actor_kind, actor_id, action, request_id)
    select now() + make_interval(months => n), 'member', id, 'POST /login', 'x' from member, generate_series(-30, 30) as n`)
  const place = await newPlace()
  await restore({ ...place, tell }, await backupOf(source))
  const restored = place.database.pool
  for (const table of ['notification', 'audit_entry']) {
    const text = `select row.* from ${table} as row order by id`
    const { rows } = await restored.query(text)
    expect(rows).toEqual((await pool.query(text)).rows)
    expect(rows).toHaveLength(61)
  }
  const { rows } = await restored.query(
    `insert into audit_entry (at, actor_kind, action, request_id) values (now(), 'nobody', 'x', 'x') returning id`,
  )
  expect(rows).toEqual([{ id: 62 }])
})

const emptyHead: Head = {
  format: 1,
  petisco: '0.1.0',
  postgres: '18',
  madeAt: now.toString(),
  migrations: [],
  tables: [],
  sequences: [],
}

async function* only<Value>(value: Value) {
  yield value
}

type Place = Awaited<ReturnType<typeof placeAt>>

async function refusalOf(file: string, given?: Place): Promise<string> {
  const place = given ?? (await newPlace())
  const error = await restore({ ...place, tell }, file).catch((error: Error) => error)
  expect(await tablesIn(place)).toBe(0)
  expect(await allFiles(place.files)).toEqual([])
  return error instanceof Error && error.name === 'Problem' ? error.message : `not refused: ${error}`
}

async function tablesIn({ database }: Place): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select from pg_tables where schemaname !~ '^pg_|^information'`,
  )
  return rowCount ?? 0
}

async function schemaOf({ database }: Place) {
  const { rows } = await database.pool.query(`
    select conname::text as name, pg_get_constraintdef(oid) || convalidated::text as definition from pg_constraint
    where connamespace::regnamespace::text in ('public', 'graphile_worker')
    union all
    select indexname, indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
    union all
    select tgrelid::regclass || tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2`)
  return rows
}

async function backupOf(place: Place): Promise<string> {
  const file = join(await newFolder(), 'backup.tar.zst')
  await backUp({ ...place, now, tell }, createWriteStream(file))
  return file
}

async function livingPlace({ filesUrl }: { filesUrl?: URL } = {}): Promise<Place> {
  const place = await placeAt(await copyDatabase(inject('templateUrl')), filesUrl ?? (await folderUrl()))
  await place.database.pool.query(
    `insert into distributor (title, created_at) select 'Distribuidora ' || n, now() from generate_series(1, 500) as n`,
  )
  return place
}

async function newPlace({ filesUrl }: { filesUrl?: URL } = {}): Promise<Place> {
  return placeAt(await createEmptyDatabase(inject('templateUrl')), filesUrl ?? (await folderUrl()))
}

async function placeAt(url: string, filesUrl: URL) {
  const database = openDatabase(url, createLog('silent'))
  onTestFinished(() => database.close())
  return { database, url, files: await openFiles(filesUrl) }
}

async function folderUrl() {
  return pathToFileURL(join(await newFolder(), 'files'))
}

async function fileWith(content: Buffer | string) {
  const file = join(await newFolder(), 'backup.tar.zst')
  await writeFile(file, content)
  return file
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
