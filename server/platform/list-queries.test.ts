import { expect, vi } from 'vitest'
import { test } from '#server/testing/test.ts'
import type { Db } from './db.ts'
import { pageOf } from './list-queries.ts'
import { createLog } from './log.ts'

const inOrder = (db: Db) =>
  db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .select(['member.id', 'member.name', 'member_address.city'])
    .where('member.name', 'like', 'Folha %')
    .orderBy('member.name', 'desc')
    .orderBy('member.id')

test('a page further on is the same rows in the same order, however little is read of those before', async ({
  given,
  database,
}) => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => given.member({ name: `Folha ${100 + index}` })))
  const whole = await pageOf(database.db, inOrder(database.db), 2)
  expect(whole).toMatchObject({ next: null, total: 60 })
  expect(whole.items.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Folha ${109 - index}`),
  )
  expect(await pageOf(database.db, inOrder(database.db), 2, 'member.id')).toEqual(whole)
  expect(await pageOf(database.db, inOrder(database.db), 3, 'member.id')).toEqual({
    items: [],
    next: null,
    total: 60,
  })
})

test('a list is planned for its filters each time, and keeps no plan', async ({ database }) => {
  // Names are given out once in a process, and others may have taken all of them.
  vi.resetModules()
  const { openDatabase } = await import('./db.ts')
  const { db, pool, close } = openDatabase(database.pool.options.connectionString ?? '', createLog('silent'))
  try {
    await pageOf(db, inOrder(db), 2, 'member.id')
    await db.selectFrom('member').select('id').where('name', '=', 'Folha').execute()
    const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements')
    const kept = rows.map(({ statement }) => statement).filter((text) => text.includes('"member"'))
    // The same connection, which keeps the plans of others.
    expect(kept.some((text) => text.includes('"name" = $1'))).toBe(true)
    expect(kept.filter((text) => text.includes(' like $'))).toEqual([])
  } finally {
    await close()
  }
})
