import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { sendInvoice } from '#contract/invoices.ts'
import { currentUser, deleteAccount } from '#contract/members.ts'
import { officeMembers } from '#contract/members-office.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { signIn } from '#contract/sessions.ts'
import { fillWithDemo } from '#db/seed.ts'
import { createEmptyDatabase } from '#server/testing/database-copy.ts'
import type { Person } from '#server/testing/given.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { test } from '#server/testing/test.ts'
import { allFiles } from '#server/testing/traces.ts'
import { watchedFiles } from '#server/testing/watched-files.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { auditLedger } from './app.ts'
import { newDocument } from './invoices/test-documents.ts'
import { openArchive } from './platform/backup/archive.ts'
import { backUp } from './platform/backup/backup.ts'
import { restore } from './platform/backup/restore.ts'
import { openDatabase } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { createLog } from './platform/log.ts'
import { confirmRedemptions } from './redemptions/confirm.ts'

test('a backup of a living system is of one moment, and lives on elsewhere', async ({
  world,
  given,
  api,
}) => {
  const { database, files, runJobs } = world
  await fillWithDemo(world, world.clock.now())
  const [cup, bag] = [await given.prize({ price: 10 }), await given.product()]
  const leaving = await given.member({ type: 'attendant', cpf: '39053344705' })
  await send(leaving)
  const theirFiles = await documentsOf(world, leaving)
  expect(theirFiles).not.toEqual([])
  const waiting = await given.member({ coins: 10, hasAddress: true })
  await buy(waiting)
  await confirmRedemptions(database.transaction)
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that died', attempts = 1`,
  )

  const people = await Promise.all([1, 2, 3].map(() => given.member({ coins: 9000, hasAddress: true })))
  const senders = await Promise.all([1, 2].map(() => given.member({ type: 'attendant' })))
  await Promise.all(senders.map(send))
  const again = async (act: () => Promise<unknown>) => {
    for (let turn = 0; turn < 40; turn++) await act()
  }
  const load = [
    ...people.map((one) => again(() => buy(one))),
    ...senders.map((one) => again(() => send(one))),
  ]
  const file = join(await newFolder(), 'backup.tar.zst')
  let removed: boolean[] = []
  // All rows are read when the files are listed.
  const held = watchedFiles(files, async (method) => {
    if (method !== 'listAll') return
    await api.as(leaving).call(deleteAccount)
    await runJobs()
    removed = await Promise.all(theirFiles.map(async (key) => !(await files.exists(key))))
  })
  const summary = await backUp(
    { database, files: held, now: world.clock.now(), tell },
    createWriteStream(file),
  )
  await Promise.all(load)
  expect(removed).toEqual(theirFiles.map(() => false))
  await vi.waitFor(
    async () => {
      await runJobs()
      for (const key of theirFiles) expect(await files.exists(key)).toBe(false)
    },
    { timeout: 20_000 },
  )

  const secrets = ['39053344705', testSecretKey, testSecretKey.toString('base64')]
  for await (const { name, content } of openArchive(file))
    for (const secret of secrets) expect(content.includes(secret), name).toBe(false)

  const place = await newPlace()
  await restore({ ...place, tell }, file)
  expect(await auditLedger(place.database, world.clock.now())).toEqual([])
  const copy = join(await newFolder(), 'copy.tar.zst')
  const parts = { ...place, now: world.clock.now(), tell }
  const copied = await backUp(parts, createWriteStream(copy))
  // The copy has an identity of its own, and nobody holds its jobs.
  const changed = ['public.setting', 'graphile_worker._private_jobs', 'graphile_worker._private_job_queues']
  const compared = ({ tables }: typeof summary) => tables.filter(({ name }) => !changed.includes(name))
  expect(compared(copied)).toEqual(compared(summary))
  expect(copied.tables.map(({ rows }) => rows)).toEqual(summary.tables.map(({ rows }) => rows))
  expect(copied.files).toEqual(summary.files)
  const { rows: named } = await place.database.pool.query<{ key: string; sha256: Buffer }>(
    'select file_key as key, file_sha256 as sha256 from invoice where member_id = any($1)',
    [[leaving, ...senders].map(({ id }) => id)],
  )
  expect(named.length).toBeGreaterThan(1)
  const there = await allFiles(place.files)
  for (const { key, sha256 } of named)
    expect(
      createHash('sha256')
        .update(await place.files.getBytes(key))
        .digest(),
    ).toEqual(sha256)
  expect(there).toEqual(expect.arrayContaining(theirFiles))
  for (const key of there.filter((key) => key !== 'petisco-database.txt' && !theirFiles.includes(key)))
    expect(await place.files.getBytes(key)).toEqual(await files.getBytes(key))

  const other = await createWorld({ templateUrl: '', place: { ...place, keyPlace: world.keyPlace } })
  onTestFinished(() => other.stop())
  for (const { email, password } of [leaving, waiting]) {
    const { access_token: token } = await other.api.call(signIn, { email, password })
    expect((await other.api.as({ token }).call(currentUser)).email).toBe(email)
  }
  const office = other.api.as(await other.given.staff({ role: 'support' }))
  expect((await office.call(officeMembers, { q: '39053344705' })).items).toMatchObject([
    { email: leaving.email },
  ])
  await other.runJobs()
  expect(other.mailbox.to(waiting.email)).toHaveLength(1)
  await other.api.as(people[0] as Person).call(redeem, { product_id: cup.id, value: 10 })
  expect(await other.api.as(waiting).call(listRedemptions)).toHaveLength(1)
  expect(await auditLedger(place.database, world.clock.now())).toEqual([])

  function buy(person: Person) {
    return api.as(person).try(redeem, { product_id: cup.id, value: 10 })
  }
  function send(person: Person) {
    const { number, image } = newDocument()
    return api
      .as(person)
      .try(sendInvoice, { number, image, products: [{ product_id: bag.id, value: '10.00' }] })
  }
}, 120_000)

function tell() {
  return undefined
}

async function documentsOf({ database }: World, { id }: Person): Promise<string[]> {
  const rows = await database.db
    .selectFrom('invoice')
    .select('file_key')
    .where('member_id', '=', id)
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

async function newPlace() {
  const databaseUrl = await createEmptyDatabase(inject('templateUrl'))
  const database = openDatabase(databaseUrl, createLog('silent'))
  onTestFinished(() => database.close())
  const filesUrl = pathToFileURL(join(await newFolder(), 'files'))
  return { database, url: databaseUrl, databaseUrl, filesUrl, files: await openFiles(filesUrl) }
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
