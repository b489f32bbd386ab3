import { expect } from 'vitest'
import { listStore } from '#contract/store.ts'
import {
  createCategory,
  createPrize,
  duplicatePrize,
  officeCategories,
  officePrizes,
  orderCategories,
  removeCategory,
  updateCategory,
  updatePrize,
} from '#contract/store-office.ts'
import { test } from '#server/testing/test.ts'

const facts = {
  titles: { 'pt-BR': 'Mochila' },
  descriptions: { 'pt-BR': 'Com lugar para o notebook' },
  price: 2900,
  category: 'work',
  tone: 'success',
  limit_per_member: null,
  audience: null,
  opens_at: null,
  closes_at: null,
  is_grand: false,
} as const

test('a new prize is a draft that no member sees, until it is published for good', async ({ api, given }) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const ana = api.as(await given.member())
  const { id, version } = await team.call(createPrize, facts)
  const seen = async () => (await ana.call(listStore)).some((prize) => prize.id === id)
  const inOffice = async () => (await team.call(officePrizes)).find((prize) => prize.id === id)
  expect([await seen(), await inOffice()]).toMatchObject([false, { is_draft: true, is_withdrawn: true }])
  const published = await team.call(updatePrize, { id, ...facts, is_withdrawn: false, version })
  expect([await seen(), await inOffice()]).toMatchObject([true, { is_draft: false }])
  await team.call(updatePrize, { id, ...facts, is_withdrawn: true, version: published.version })
  expect([await seen(), await inOffice()]).toMatchObject([false, { is_draft: false, is_withdrawn: true }])
  const copy = await team.call(duplicatePrize, { id })
  expect((await team.call(officePrizes)).find((prize) => prize.id === copy.id)).toMatchObject({
    is_draft: true,
  })
})

test('Portuguese is enough: who reads another language reads Portuguese', async ({ api, given }) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id } = await team.call(createPrize, { ...facts, is_withdrawn: false })
  const english = api.as(await given.member()).with({ language: 'en' })
  expect((await english.call(listStore)).find((prize) => prize.id === id)).toMatchObject({
    title: 'Mochila',
    description: 'Com lugar para o notebook',
    shelf: { title: 'Work' },
  })
  expect(await team.try(createPrize, { ...facts, titles: { 'pt-BR': ' ', en: 'Backpack' } })).toMatchObject({
    status: 422,
    answer: { errors: { 'titles.pt-BR': [expect.any(String)] } },
  })
})

test('categories are the operator’s own: made, named, ordered, and removed when empty', async ({
  api,
  given,
}) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id } = await team.call(createCategory, { titles: { 'pt-BR': 'Clínica' }, art: 'lab-coat' })
  const all = await team.call(officeCategories)
  expect(all.at(-1)).toMatchObject({ id, prizes: 0, titles: { 'pt-BR': 'Clínica', es: '', en: '' } })
  await team.call(orderCategories, { ids: [id, ...all.slice(0, -1).map((category) => category.id)] })
  await team.call(updateCategory, { id, version: 1, titles: { 'pt-BR': 'Consultório' }, art: 'watch' })
  expect((await team.call(officeCategories))[0]).toMatchObject({ id, art: 'watch', version: 2 })
  expect(
    (await team.try(updateCategory, { id, version: 1, titles: { 'pt-BR': 'X' }, art: 'watch' })).status,
  ).toBe(409)

  const prize = await team.call(createPrize, { ...facts, category: id, is_withdrawn: false })
  const shown = await api.as(await given.member()).call(listStore)
  expect(shown.find((each) => each.id === prize.id)).toMatchObject({
    category: id,
    shelf: { title: 'Consultório', art: 'watch', position: 1 },
  })
  expect(await team.try(removeCategory, { id })).toMatchObject({
    status: 409,
    answer: { code: 'category_in_use' },
  })
  await team.call(updatePrize, { id: prize.id, ...facts, is_withdrawn: true, version: prize.version })
  await team.call(removeCategory, { id })
  expect(await team.try(removeCategory, { id })).toMatchObject({ status: 404 })
  expect(await team.try(createPrize, { ...facts, category: id })).toMatchObject({
    status: 422,
    answer: { errors: { category: [expect.any(String)] } },
  })
  expect((await api.as(await given.staff({ role: 'reviewer' })).try(officeCategories)).status).toBe(403)
})
