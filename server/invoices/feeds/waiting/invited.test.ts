import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { membersOfShop } from './queries.ts'

test('nothing is sent in the name of who has not accepted their invitation', async ({ given, database }) => {
  const shop = '11222333000181'
  const invited = await given.member({ type: 'attendant', shop })
  await database.pool.query('update member set invited_at = now() where id = $1', [invited.id])
  expect(await membersOfShop(database.db, shop)).toEqual([])
  const other = await given.member({ type: 'attendant', shop })
  expect((await membersOfShop(database.db, shop)).toSorted()).toEqual([invited.id, other.id].toSorted())
})
