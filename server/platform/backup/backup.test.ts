import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { openFiles } from '#server/platform/files.ts'
import { createLog } from '#server/platform/log.ts'
import { claimFiles, ownerFile } from '#server/platform/own-files.ts'
import { binUnusedFiles } from '#server/platform/unused-files.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { watchedFiles } from '#server/testing/watched-files.ts'
import { backUp } from './backup.ts'
import { writeNewFile } from './new-file.ts'
import { asProblem } from './outage.ts'

const now = Temporal.Instant.from('2026-11-17T17:02:00Z')
const tell = () => undefined

test('the file is ours alone, and never stands there half or in place of another', async () => {
  const place = await livingPlace()
  const folder = await newFolder()
  const file = join(folder, 'backup.tar.zst')
  await writeNewFile(file, (sink) => backUp({ ...place, now, tell }, sink))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const before = await readFile(file)
  await expect(writeNewFile(file, (sink) => backUp({ ...place, now, tell }, sink))).rejects.toThrow(
    `${file} is there already, and is left as it is: name another file.`,
  )
  expect(await readFile(file)).toEqual(before)
  const rest = writeNewFile(`${file}2`, () => backUp({ ...place, now, tell }, full()))
  await expect(rest).rejects.toThrow(`${file}2 cannot be written: ENOSPC: no space left on device, write.`)
  expect(await readdir(folder)).toEqual(['backup.tar.zst'])
  await expect(writeNewFile(join(file, 'inside'), async () => undefined)).rejects.toThrow(
    /inside cannot be written: ENOTDIR/,
  )
})

test('a disk without room ends the backup', async () => {
  const place = await livingPlace()
  await expect(backUp({ ...place, now, tell }, full())).rejects.toThrow('ENOSPC')
  // Nothing is held any longer.
  await backUp({ ...place, now, tell }, nowhere())
})

test('a backup whose connection is lost while it reads files is none', async () => {
  const place = await livingPlace()
  const cut = watchedFiles(place.files, async () => {
    await place.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'petisco backup' and datname = current_database()`,
    )
  })
  const lost = backUp({ ...place, files: cut, now, tell }, nowhere()).catch((error) =>
    asProblem('None', error),
  )
  expect(await lost).toMatchObject({ name: 'Problem', message: expect.stringMatching(/^None: .+\.$/) })
})

test('a large table comes in parts of whole rows', async () => {
  const place = await livingPlace()
  await place.database.pool.query(
    `insert into distributor (title, created_at) select repeat('Ração\n', 40) || n, now() from generate_series(1, 50000) as n`,
  )
  const told: string[] = []
  const parts = { ...place, now, tell: (line: string) => void told.push(line) }
  const { tables } = await backUp(parts, nowhere())
  expect(tables.find(({ name }) => name === 'public.distributor')).toMatchObject({ rows: 50_000 })
  expect(told).toEqual([expect.stringMatching(/^public\.distributor: 50000 rows, \d\d\.\d MB$/)])
})

test('while a backup is made, files stay that nothing names any more, and another one is refused', async () => {
  const place = await livingPlace()
  const { database, files } = place
  const papers = { prefix: 'papers/', inUse: async () => new Set<string>() }
  await claimFiles({ database, files, log: createLog('silent'), kinds: [papers] })
  await files.put('papers/old.pdf', 'paper')
  const tomorrow = Temporal.Now.instant().add({ hours: 25 })
  const sweep = () => binUnusedFiles({ ...database, files, now: tomorrow, log: createLog('silent') }, papers)
  const held = watchedFiles(files, async (method) => {
    if (method !== 'listAll') return
    await expect(sweep()).rejects.toThrow('a backup is running')
    await expect(backUp({ ...place, now, tell }, nowhere())).rejects.toThrow(
      'Another backup is being made, or a migration runs: try again when it has ended.',
    )
  })
  const summary = await backUp({ ...place, files: held, now, tell }, nowhere())
  expect(summary.files.count).toBe(1)
  await sweep()
  expect(await files.exists('papers/old.pdf')).toBe(false)
  expect((await backUp({ ...place, now, tell }, nowhere())).files.count).toBe(0)
})

test('a store that is another database’s, or empty where there was one, is not backed up', async () => {
  const place = await livingPlace()
  const { database, files } = place
  await claimFiles({ database, files, log: createLog('silent'), kinds: [] })
  await backUp({ ...place, now, tell }, nowhere())
  for (const owner of [crypto.randomUUID(), undefined]) {
    if (owner) await files.put(ownerFile, owner)
    else await files.delete(ownerFile)
    await expect(backUp({ ...place, now, tell }, nowhere())).rejects.toThrow(
      'The file store is not this database’s: check DATABASE_URL and FILES_URL.',
    )
  }
})

test('a change of tables waits until the backup has ended', async () => {
  const place = await livingPlace()
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  onTestFinished(() => client.end())
  const events: string[] = []
  let changing: Promise<unknown> = Promise.resolve()
  const held = watchedFiles(place.files, async (method) => {
    if (method !== 'listAll') return
    changing = client
      .query('alter table distributor add column extra text')
      .then(() => events.push('changed'))
    await new Promise((later) => setTimeout(later, 300))
    events.push('read')
  })
  await backUp({ ...place, files: held, now, tell }, nowhere())
  await changing
  expect(events).toEqual(['read', 'changed'])
})

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

function full() {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })
  return new Writable({ write: (_chunk, _encoding, done) => done(error) })
}

async function livingPlace() {
  const url = await copyDatabase(inject('templateUrl'))
  const database = openDatabase(url, createLog('silent'))
  onTestFinished(() => database.close())
  const files = await openFiles(pathToFileURL(join(await newFolder(), 'files')))
  return { database, url, files }
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
