import { expect } from 'vitest'
import { deleteLead, listLeads } from '#contract/leads.ts'
import { deletePrescription } from '#contract/prescriptions.ts'
import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import type { Person } from '#server/testing/given.ts'
import { food, prescribe, recommend, sell } from '#server/testing/recommended-sales.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('product', ({ given }) => given.product({ title: 'Quintal Adulto 2,1 kg', food }))
  .extend('helena', ({ given }) => given.member({ type: 'veterinarian' }))
  .extend('attendant', ({ given }) => given.member({ type: 'attendant', hasAddress: true }))
  .extend('listed', ({ api }) => async (person: Person, step?: 'sent' | 'opened' | 'bought' | 'ending') => {
    const { items } = await api.as(person).call(listRecommendations, step ? { step } : {})
    return items
  })
  .extend('open', ({ database, clock }) => (code: string) => {
    const openedAt = clock.now().toString()
    return database.pool.query('update recommendation set opened_at = $2 where code = $1', [code, openedAt])
  })

test.beforeEach(({ clock }) => clock.set('2026-11-17T14:02:00-03:00'))

test('a recommendation is seen by who made it, from the day it was sent to the day it is bought again', async ({
  world,
  clock,
  product,
  helena,
  attendant,
  listed,
  open,
}) => {
  const { code, token } = await recommend(world, { by: helena, product })
  const sentAt = clock.now().toString()
  expect(await listed(helena)).toEqual([
    {
      code,
      token,
      kind: 'lead',
      created_at: sentAt,
      opened_at: null,
      ends_on: '2027-11-17',
      purchases_left: 6,
      daily_dose: 210,
      product: {
        id: product.id,
        title: 'Quintal Adulto 2,1 kg',
        brand: 'Quintal',
        slug: product.slug,
        image: { link: null },
      },
      client: { name: 'Carla Dias', phone: '62998877665', pet_name: 'Tobias', prescription_id: null },
      purchases: [],
      runs_out_on: null,
    },
  ])
  expect(await listed(attendant)).toEqual([])
  await open(code)
  await sell(world, { code, product, attendant })
  const first = {
    bought_on: '2026-11-17',
    city: 'Goiânia',
    state: 'Goiás',
    coins: 100,
    is_capped: false,
    is_reversed: false,
  }
  expect(await listed(helena)).toMatchObject([
    { opened_at: expect.any(String), purchases: [first], purchases_left: 5, runs_out_on: '2026-11-27' },
  ])
  await sell(world, { code, product, attendant, boughtOn: '2026-11-28' })
  expect(await listed(helena)).toMatchObject([
    { purchases: [{ ...first, bought_on: '2026-11-28' }, first], runs_out_on: '2026-12-08' },
  ])
})

test('each stands at one step, and the summary counts them as the list has them', async ({
  world,
  api,
  product,
  helena,
  attendant,
  listed,
  open,
  clock,
  database,
}) => {
  const made = []
  for (const name of ['Sent', 'Opened', 'Bought', 'Ending'])
    made.push(await prescribe(world, { by: helena, product, name }))
  const [, opened, bought, ending] = made.map(({ code }) => code)
  if (!opened || !bought || !ending) throw new Error('four were wanted')
  for (const code of [opened, bought]) await open(code)
  await sell(world, { code: bought, product, attendant, boughtOn: '2026-11-18' })
  await sell(world, { code: ending, product, attendant, boughtOn: '2026-11-17' })
  const names = async (step?: Parameters<typeof listed>[1]) =>
    (await listed(helena, step)).map(({ client }) => client?.name).toSorted()
  expect(await names('sent')).toEqual(['Sent'])
  clock.set('2026-11-20T12:00:00-03:00')
  expect(await names('opened')).toEqual(['Opened'])
  expect(await names('bought')).toEqual(['Bought', 'Ending'])
  // Seven days before the bag is empty, not eight.
  expect(await names('ending')).toEqual(['Ending'])
  await database.pool.query("update session set expires_at = '2027-12-31'")
  clock.set('2026-12-26T12:00:00-03:00')
  expect(await names('ending')).toEqual(['Bought', 'Ending'])
  await sell(world, { code: ending, product, attendant, boughtOn: '2026-12-24' })
  expect(await api.as(helena).call(recommendationSummary)).toEqual({
    sent: 1,
    opened: 1,
    bought: 2,
    bought_again: 1,
    ending: 1,
    coins: 300,
    month_coins: 100,
    month_cap: 5000,
    share_thousandths: 500,
  })
  expect(await names('ending')).toEqual(['Bought'])
  clock.set('2026-12-29T12:00:00-03:00')
  expect(await names('ending')).toEqual(['Ending'])
  expect(await api.as(attendant).call(recommendationSummary)).toMatchObject({ sent: 0, bought: 0, coins: 0 })
})

test('of a client who was erased only the purchases are left', async ({
  world,
  api,
  product,
  helena,
  attendant,
  listed,
  clock,
}) => {
  const { code } = await recommend(world, { by: helena, product })
  clock.advance({ seconds: 1 })
  const { id } = await prescribe(world, { by: helena, product })
  await sell(world, { code, product, attendant })
  const { items } = await api.as(helena).call(listLeads, {})
  for (const lead of items) await api.as(helena).call(deleteLead, { id: lead.id })
  const before = await listed(helena)
  expect(before.map(({ client }) => client)).toEqual([
    { name: 'Carla Dias', phone: '62998877665', pet_name: null, prescription_id: id },
    null,
  ])
  expect(before[1]).toMatchObject({ code, purchases: [{ coins: 100 }], runs_out_on: '2026-11-27' })
  await api.as(helena).call(deletePrescription, { id })
  expect((await listed(helena)).map(({ client }) => client)).toEqual([null, null])
})

test('a purchase that was taken back is told as such and counts for nothing', async ({
  world,
  api,
  product,
  helena,
  attendant,
  listed,
}) => {
  const { code } = await recommend(world, { by: helena, product })
  const { reverse } = await sell(world, { code, product, attendant })
  await reverse()
  expect(await listed(helena)).toMatchObject([
    { purchases: [{ coins: 100, is_reversed: true }], purchases_left: 6, runs_out_on: null },
  ])
  expect(await listed(helena, 'bought')).toEqual([])
  expect(await listed(helena, 'sent')).toHaveLength(1)
  expect(await api.as(helena).call(recommendationSummary)).toMatchObject({
    sent: 1,
    bought: 0,
    coins: 0,
    month_coins: 0,
  })
})

test('a purchase for which the month had too little room says so', async ({
  world,
  api,
  database,
  product,
  helena,
  attendant,
  listed,
}) => {
  await database.pool.query('update setting set recommendation_month_coins = 150')
  const { code } = await recommend(world, { by: helena, product })
  for (const valueCents of [20_000, 20_000, 20_000])
    await sell(world, { code, product, attendant, valueCents })
  await database.pool.query('update setting set recommendation_share_veterinarian = 100')
  const [path] = await listed(helena)
  expect(path?.purchases.map(({ coins, is_capped }) => [coins, is_capped])).toEqual([
    [0, true],
    [50, true],
    [100, false],
  ])
  expect(await api.as(helena).call(recommendationSummary)).toMatchObject({
    coins: 150,
    month_coins: 150,
    month_cap: 150,
    share_thousandths: 100,
  })
  await database.pool.query(
    'update setting set recommendation_month_coins = 5000, recommendation_share_veterinarian = 500',
  )
})

test('the list is read page after page, newest first, and nobody reads on from another’s', async ({
  world,
  api,
  product,
  helena,
  given,
  clock,
}) => {
  const made: string[] = []
  for (let index = 0; index < 22; index += 1) {
    if (index % 3 === 0) clock.advance({ seconds: 1 })
    made.push((await recommend(world, { by: helena, product })).code)
  }
  const first = await api.as(helena).call(listRecommendations, {})
  expect(first.items).toHaveLength(20)
  const { next } = first
  if (!next) throw new Error('there is a second page')
  const second = await api.as(helena).call(listRecommendations, { after: next })
  expect(second.next).toBeNull()
  const codes = [...first.items, ...second.items].map(({ code }) => code)
  expect(codes.toSorted()).toEqual(made.toSorted())
  const bento = await given.member()
  await recommend(world, { by: bento, product })
  expect((await api.as(bento).call(listRecommendations, { after: next })).items).toEqual([])
})
