import pg from 'pg'
import { expect, vi } from 'vitest'
import { test } from '#server/testing/test.ts'
import { type Db, openDatabase } from './db.ts'
import { pageFound, pageOf } from './list-queries.ts'
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

test('a page of a search is the same page, and what is searched for is looked for once', async ({
  given,
  database,
}) => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => given.member({ name: `Folha ${200 + index}` })))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  // Its connections are made after that.
  const { db, close } = openDatabase(database.pool.options.connectionString ?? '', createLog('silent'))
  try {
    for (const page of [1, 2, 4]) {
      const whole = await pageOf(database.db, inOrder(database.db), page)
      asked.mockClear()
      expect(await pageFound(db, inOrder(db), page, 'member.id')).toEqual(whole)
      const texts = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
      expect(texts.filter((text) => text?.includes(' limit '))).toHaveLength(1)
      expect(texts).toHaveLength(whole.items.length > 0 ? 2 : 1)
    }
  } finally {
    asked.mockRestore()
    await close()
  }
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
