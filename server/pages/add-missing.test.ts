import { expect } from 'vitest'
import { pageKeys } from '#contract/pages.ts'
import { test } from '#server/testing/test.ts'
import { addMissingPages } from './add-missing.ts'

test('processes that start together on an empty database give every page one text', async ({
  database,
  clock,
}) => {
  await database.transaction((tx) => tx.deleteFrom('text_page').execute())
  await Promise.all(Array.from({ length: 6 }, () => addMissingPages(database, clock.now())))
  const rows = await database.db.selectFrom('text_page').select(['page', 'version', 'language']).execute()
  expect(rows).toHaveLength(pageKeys.length * 3)
  expect(rows.every(({ version }) => version === 1)).toBe(true)
})

test('a later start changes nothing that is there and adds what is missing', async ({ database, clock }) => {
  await database.transaction(async (tx) => {
    await tx.updateTable('text_page').set({ title: 'Nossa' }).where('page', '=', 'privacy').execute()
    await tx.deleteFrom('text_page').where('page', '=', 'support').execute()
  })
  await addMissingPages(database, clock.now())
  const titles = await database.db
    .selectFrom('text_page')
    .select(['page', 'title'])
    .where('page', 'in', ['privacy', 'support'])
    .where('language', '=', 'pt-BR')
    .orderBy('page')
    .execute()
  expect(titles).toEqual([
    { page: 'privacy', title: 'Nossa' },
    { page: 'support', title: 'Suporte' },
  ])
})
