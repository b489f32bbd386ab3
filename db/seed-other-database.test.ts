import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { fillWithDemo } from './seed.ts'

test('a database with one person in it is never filled', async ({ world, given }) => {
  const ana = await given.member()
  expect(await fillWithDemo(world, world.clock.now())).toBe(false)
  const people = await world.database.db.selectFrom('member').select('id').execute()
  expect(people).toEqual([{ id: ana.id }])
})
