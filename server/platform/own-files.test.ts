import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { startS3 } from '#server/testing/s3.ts'
import { openDatabase } from './db.ts'
import { type Files, openFiles } from './files.ts'
import { createLog } from './log.ts'
import { claimFiles, ownerFile, requireOwnFiles } from './own-files.ts'
import { readSettings } from './settings.ts'

const stores = {
  'a folder': async () => pathToFileURL(join(await temporaryFolder(), 'files')),
  S3: async () => (await startS3()).url,
  'an S3 that does not look at conditions': async () => (await startS3({ condition: 'ignored' })).url,
  'an S3 that refuses conditions': async () => (await startS3({ condition: 'refused' })).url,
}

test.for(Object.entries(stores))(
  'an empty store is the first database’s, however many start at once: %s',
  async ([, newStore]) => {
    const url = await newStore()
    const [ours, theirs] = [await newDatabase(), await newDatabase()]
    const starts = await Promise.allSettled(
      [ours, theirs, ours, theirs].map(async (database) => claim(database, await openFiles(url))),
    )
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const files = await openFiles(url)
    const owner = await files.get(ownerFile)
    const { database_id } = await readSettings(ours.db, ['database_id'])
    const [winner, loser] = owner === database_id ? [ours, theirs] : [theirs, ours]
    await claim(winner, files)
    await requireOwnFiles(winner.db, files)
    await expect(claim(loser, files)).rejects.toThrow('The file store belongs to another database')
  },
)

test('a store of another database is told in one line, which says how to give it away on purpose', async () => {
  const files = await openFiles(await stores['a folder']())
  const [ours, theirs] = [await newDatabase(), await newDatabase()]
  await claim(theirs, files)
  const { database_id: id } = await readSettings(ours.db, ['database_id'])
  await expect(claim(ours, files)).rejects.toThrow(
    `The file store belongs to another database: check DATABASE_URL and FILES_URL. To give it to this database on purpose, write ${id} into its file petisco-database.txt.`,
  )
  await files.put(ownerFile, `${id}\n`)
  await claim(ours, files)
  await expect(claim(theirs, files)).rejects.toThrow('belongs to another database')
})

test.for(['a folder', 'S3'] as const)(
  'a store filled before stores were marked is taken over by the database that knows its files: %s',
  async (kind) => {
    const files = await openFiles(await stores[kind]())
    const [ours, theirs] = [await newDatabase(), await newDatabase()]
    const keys = ['papers/a.pdf', 'papers/b.pdf', 'papers/c.pdf']
    for (const key of keys) await files.put(key, 'paper')
    await expect(claim(theirs, files)).rejects.toThrow(
      'The file store holds files that this database does not know: check DATABASE_URL',
    )
    expect(await files.exists(ownerFile)).toBe(false)
    // One was left by an upload that failed.
    await claim(ours, files, keys.slice(1))
    await requireOwnFiles(ours.db, files)
  },
)

test.for(['a folder', 'S3'] as const)(
  'a database that has had a store does not begin another without being told to: %s',
  async (kind) => {
    const database = await newDatabase()
    await claim(database, await openFiles(await stores[kind]()))
    const { database_id: id } = await readSettings(database.db, ['database_id'])
    const empty = await openFiles(await stores[kind]())
    await expect(claim(database, empty)).rejects.toThrow(
      `The file store is empty, and this database has one with files: check DATABASE_URL and FILES_URL. To give it to this database on purpose, write ${id} into its file petisco-database.txt.`,
    )
    expect(await empty.exists(ownerFile)).toBe(false)
    await empty.put(ownerFile, id)
    await claim(database, empty)
  },
)

test('a store that does not answer keeps nobody from starting, and nothing is removed from it', async () => {
  const { url } = await startS3()
  const refusing = await openFiles(new URL(url.href.replace('chave', 'other')))
  const database = await newDatabase()
  const lines = await claim(database, refusing)
  expect(lines.join('')).toContain('whose the file store is could not be checked')
  await expect(requireOwnFiles(database.db, refusing)).rejects.toThrow()
})

async function claim(database: Awaited<ReturnType<typeof newDatabase>>, files: Files, known: string[] = []) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const papers = {
    prefix: 'papers/',
    inUse: async (_: unknown, keys: readonly string[]) => new Set(keys.filter((key) => known.includes(key))),
  }
  await claimFiles({ database, files, log, kinds: [papers] })
  return lines
}

async function newDatabase() {
  const database = openDatabase(await copyDatabase(inject('templateUrl')), createLog('silent'))
  onTestFinished(() => database.close())
  await database.pool.query('update setting set database_id = gen_random_uuid()')
  return database
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
