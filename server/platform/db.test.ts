import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { openDatabase, prepared } from './db.ts'
import { createLog } from './log.ts'

const membersLike = prepared((db, { level, name }: { level: 2 | 3; name: string }) =>
  db.selectFrom('member').select(['id', 'created_at']).where('name', '=', name).where('level', '=', level),
)

test('a prepared read is filled in anew each time, in a transaction too', async ({ given, database }) => {
  const ana = await given.member({ name: 'Ana Preparada', level: 3 })
  const bia = await given.member({ name: 'Bia Preparada', level: 2 })
  const { db, transaction } = database
  expect(await membersLike(db, { name: 'Ana Preparada', level: 3 })).toMatchObject([{ id: ana.id }])
  expect(await membersLike(db, { name: 'Bia Preparada', level: 2 })).toMatchObject([{ id: bia.id }])
  expect(await membersLike(db, { name: 'Ana Preparada', level: 2 })).toEqual([])
  await transaction(async (tx) => {
    await tx.updateTable('member').set({ level: 2 }).where('id', '=', ana.id).execute()
    expect(await membersLike(tx, { name: 'Ana Preparada', level: 2 })).toMatchObject([{ id: ana.id }])
  })
})

test('readers of one snapshot see the same moment, whatever happens meanwhile', async ({
  given,
  database,
}) => {
  const ana = await given.member({ name: 'Ana Antes' })
  const names = await database.snapshot(async (...readers) => {
    await database.transaction((tx) =>
      tx.updateTable('member').set({ name: 'Ana Depois' }).where('id', '=', ana.id).execute(),
    )
    return Promise.all(
      readers.map((db) =>
        db.selectFrom('member').select('name').where('id', '=', ana.id).executeTakeFirstOrThrow(),
      ),
    )
  }, 3)
  expect(names).toEqual(Array.from({ length: 3 }, () => ({ name: 'Ana Antes' })))
})

test('times come and go as instants, to the microsecond', async ({ given, database }) => {
  const ana = await given.member()
  const moment = Temporal.Instant.from('2026-02-28T23:59:59.123456-03:00')
  await database.transaction((tx) =>
    tx.updateTable('member').set({ created_at: moment }).where('id', '=', ana.id).execute(),
  )
  const kept = await database.db.selectFrom('member').select('created_at').where('id', '=', ana.id).execute()
  expect(kept[0]?.created_at.equals(moment)).toBe(true)
})

test('transactions that lock each other out both succeed in the end', async ({ given, database }) => {
  const [ana, bia] = [await given.member(), await given.member()]
  let waiting = 2
  const bothLocked = Promise.withResolvers<void>()
  const rename = (first: string, second: string, name: string) =>
    database.transaction(async (tx) => {
      await tx.updateTable('member').set({ name }).where('id', '=', first).execute()
      waiting -= 1
      if (waiting === 0) bothLocked.resolve()
      await bothLocked.promise
      await tx.updateTable('member').set({ name }).where('id', '=', second).execute()
    })
  await Promise.all([rename(ana.id, bia.id, 'one'), rename(bia.id, ana.id, 'other')])
  const { db } = database
  const rows = await db.selectFrom('member').select('name').where('id', 'in', [ana.id, bia.id]).execute()
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1)
})

test('a database that was only asked through its pool leaves no connection open', async ({ world }) => {
  const database = openDatabase(world.databaseUrl, createLog('silent'))
  await database.pool.query('select 1')
  await database.close()
  expect(database.pool.totalCount).toBe(0)
})
