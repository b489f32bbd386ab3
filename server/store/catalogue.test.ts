import { expect } from 'vitest'
import { listStore, setGoal, watchPrize } from '#contract/store.ts'
import {
  addPrizeImage,
  awaitedPrizes,
  createPrize,
  duplicatePrize,
  moveStock,
  officePrizes,
  orderPrizes,
  prizeGoals,
  removePrizeImage,
  stockMoves,
  updatePrize,
} from '#contract/store-office.ts'
import { photo } from '#server/testing/pictures.ts'
import { test } from '#server/testing/test.ts'

const texts = { 'pt-BR': 'Mochila', es: 'Mochila', en: 'Backpack' }
const facts = {
  titles: texts,
  descriptions: texts,
  price: 2900,
  category: 'work',
  tone: 'success',
  limit_per_member: null,
  audience: null,
  opens_at: null,
  closes_at: null,
  is_grand: false,
  is_withdrawn: false,
} as const

test('the team makes a prize, gives it pictures and stock, and members see it in their language', async ({
  api,
  given,
  files,
}) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id } = await team.call(createPrize, facts)
  await team.call(addPrizeImage, { id, image: await photo({ width: 900, height: 900 }) })
  await team.call(moveStock, { id, amount: 20, reason: 'Compra 118' })
  const member = api.as(await given.member()).with({ language: 'en' })
  const [seen] = await member.call(listStore)
  expect(seen).toMatchObject({ id, title: 'Backpack', value: 2900, stock: 'available', left: null })
  const [prize] = await team.call(officePrizes)
  const [image = ''] = prize?.images ?? []
  expect(await files.exists(`public/${image}`)).toBe(true)
  expect((await member.call(listStore))[0]?.image).toEqual({ link: `/files/${image}` })
  await team.call(removePrizeImage, { id, image, version: prize?.version ?? 0 })
  expect((await member.call(listStore))[0]?.images).toEqual([])
  expect(await team.call(stockMoves, { id })).toMatchObject([
    { amount: 20, stock_after: 20, reason: 'Compra 118', by: 'Rita Camargo' },
  ])
})

test('a prize opens before it closes', async ({ api, given }) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const [opens_at, closes_at] = ['2026-11-17T12:00:00Z', '2026-11-18T12:00:00Z']
  const { id, version } = await team.call(createPrize, { ...facts, opens_at, closes_at })
  const reversed = { ...facts, opens_at: closes_at, closes_at }
  const refused = { status: 422, answer: { errors: { closes_at: [expect.any(String)] } } }
  expect(await team.try(createPrize, reversed)).toMatchObject(refused)
  const change = { ...reversed, id, version, is_withdrawn: false }
  expect(await team.try(updatePrize, change)).toMatchObject(refused)
})

test('a prize is copied out of the store, with pictures of its own', async ({
  api,
  given,
  files,
  runJobs,
}) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id } = await team.call(createPrize, { ...facts, limit_per_member: 2 })
  await team.call(addPrizeImage, { id, image: await photo({ width: 900, height: 900 }) })
  await team.call(moveStock, { id, amount: 20, reason: 'Compra 118' })
  const copy = await team.call(duplicatePrize, { id })
  const prizes = await team.call(officePrizes)
  const [original, made] = [id, copy.id].map((one) => prizes.find((prize) => prize.id === one))
  const { titles, price, category, tone, limit_per_member } = { ...original }
  expect(made).toMatchObject({ titles, price, category, tone, limit_per_member })
  expect(made).toMatchObject({ is_withdrawn: true, stock: null, taken: 0, version: 1 })
  const [image = ''] = original?.images ?? []
  await team.call(removePrizeImage, { id, image, version: original?.version ?? 0 })
  await runJobs()
  expect(made?.images).toHaveLength(1)
  expect(await files.exists(`public/${made?.images[0]}`)).toBe(true)
  expect((await team.try(duplicatePrize, { id: crypto.randomUUID() })).status).toBe(404)
})

test('two who change one prize: the slower is told', async ({ api, given }) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id, version } = await team.call(createPrize, facts)
  const change = { id, ...facts, price: 10, version, is_withdrawn: true }
  const tries = await Promise.all([team.try(updatePrize, change), team.try(updatePrize, change)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await api.as(await given.member()).call(listStore)).not.toContainEqual(
    expect.objectContaining({ id }),
  )
})

test('the team is told how many save for a prize', async ({ api, given }) => {
  const { id } = await given.prize({ price: 500 })
  await api.as(await given.member()).call(setGoal, { product_id: id })
  const team = api.as(await given.staff({ role: 'catalogue' }))
  expect(await team.call(prizeGoals, { id })).toEqual({ members: 1 })
})

test('a prize is new for thirty days from when it came or opened', async ({ api, given, clock }) => {
  const now = clock.now()
  const old = { created_at: now.subtract({ hours: 24 * 31 }) }
  const [came, stood, opened] = [
    await given.prize(),
    await given.prize(old),
    await given.prize({ ...old, opens_at: now.subtract({ hours: 24 }) }),
  ]
  const prizes = await api.as(await given.member()).call(listStore)
  const isNew = (id: string) => prizes.find((prize) => prize.id === id)?.is_new
  expect([came, stood, opened].map(({ id }) => isNew(id))).toEqual([true, false, true])
})

test('the order is the team’s', async ({ api, given }) => {
  const [one, two] = [await given.prize({ price: 1 }), await given.prize({ price: 2 })]
  const team = api.as(await given.staff({ role: 'catalogue' }))
  await team.call(orderPrizes, { ids: [two.id, one.id] })
  const ids = (await api.as(await given.member()).call(listStore)).map(({ id }) => id)
  expect(ids.indexOf(two.id)).toBeLessThan(ids.indexOf(one.id))
})

test('what somebody has already is not sent again', async ({ api, given, world }) => {
  await given.prize()
  const { token } = await given.member()
  const ask = (headers: Record<string, string> = {}) =>
    world.app.inject({ url: '/api/store', headers: { authorization: `Bearer ${token}`, ...headers } })
  const first = await ask()
  const again = await ask({ 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await given.prize()
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
  expect(await api.as(await given.staff({ role: 'reviewer' })).try(createPrize, facts)).toMatchObject({
    status: 403,
  })
})

test('who asks too little for a prize is told the least, which would be taken', async ({ api, given }) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { answer } = await team.try(createPrize, { ...facts, price: 0 })
  expect(answer).toMatchObject({ errors: { price: ['O menor valor é 1.'] } })
  expect(await team.try(createPrize, { ...facts, price: 1 })).toMatchObject({ ok: true })
})

test('sold-out prizes that members wait for are listed, the most wanted first, with who saves for them', async ({
  api,
  given,
}) => {
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const [cup, mug] = [await given.prize({ stock: 0 }), await given.prize({ stock: 0 })]
  await given.prize({ stock: 0 })
  const [ana, bia] = [api.as(await given.member()), api.as(await given.member())]
  for (const member of [ana, bia]) await member.call(watchPrize, { product_id: mug.id, is_wanted: true })
  await ana.call(watchPrize, { product_id: cup.id, is_wanted: true })
  await bia.call(setGoal, { product_id: cup.id })
  expect(await team.call(awaitedPrizes)).toMatchObject([
    { id: mug.id, stock: 0, waiting: 2, saving: 0 },
    { id: cup.id, stock: 0, waiting: 1, saving: 1 },
  ])
  await bia.call(watchPrize, { product_id: mug.id, is_wanted: false })
  await ana.call(watchPrize, { product_id: mug.id, is_wanted: false })
  expect(await team.call(awaitedPrizes)).toMatchObject([{ id: cup.id }])
})
