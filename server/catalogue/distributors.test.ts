import { expect } from 'vitest'
import { listDistributors } from '#contract/catalogue.ts'
import { test } from '#server/testing/test.ts'

test('anybody can read the distributors, by title', async ({ api, given }) => {
  const norte = await given.distributor({ title: 'Norte Pet' })
  const agro = await given.distributor({ title: 'Agro Sul' })
  expect(await api.call(listDistributors)).toEqual([
    { id: agro.id, title: 'Agro Sul' },
    { id: norte.id, title: 'Norte Pet' },
  ])
})
