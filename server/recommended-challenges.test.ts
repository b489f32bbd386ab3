import { expect } from 'vitest'
import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import { createChallenge, type Goal, officeChallenges, replayChallenge } from '#contract/challenges-office.ts'
import { statement } from '#contract/coins.ts'
import { listNotifications } from '#contract/notifications.ts'
import { auditLedger } from './app.ts'
import { food, recommend, sell } from './testing/recommended-sales.ts'
import { test as base } from './testing/test.ts'

const test = base
  .extend('product', ({ given }) => given.product({ food }))
  .extend('helena', ({ given }) => given.member({ type: 'veterinarian' }))
  .extend('attendant', ({ given }) => given.member({ type: 'attendant' }))

test('a goal of recommendations is reached when their codes sell, and taken back with the purchase', async ({
  world,
  api,
  given,
  product,
  helena,
  attendant,
}) => {
  const { id } = await given.challenge({ goal: { unit: 'recommendations', target: 2, bonus: 80 } })
  const goal = async () => (await api.as(helena).call(oneChallenge, { id })).goal
  const { code } = await recommend(world, { by: helena, product })
  await sell(world, { code, product, attendant })
  expect(await goal()).toMatchObject({ unit: 'recommendations', target: 2, progress: 1, reached_at: null })
  const { reverse } = await sell(world, { code, product, attendant })
  expect(await goal()).toMatchObject({ progress: 2, reached_at: world.clock.now().toString() })
  const kinds = async () => (await api.as(helena).call(statement, {})).items.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['challenge_bonus', 'recommendation_credit', 'recommendation_credit'])
  const told = (await api.as(helena).call(listNotifications)).map(({ kind }) => kind)
  expect(told.toSorted()).toEqual(['challenge_reached', 'recommendation_sold', 'recommendation_sold'])
  // The attendant sold what another recommended: that is no recommendation of the attendant's.
  expect((await api.as(attendant).call(oneChallenge, { id })).goal).toMatchObject({ progress: 0 })
  await reverse()
  expect(await goal()).toMatchObject({ progress: 1, reached_at: null })
  expect((await kinds()).slice(0, 2)).toEqual(['challenge_reversal', 'recommendation_reversal'])
  expect(await auditLedger(world.database, world.clock.now())).toEqual([])
})

test('only what the challenge names counts, for whom it is and while it runs', async ({
  world,
  api,
  given,
  product,
  helena,
  attendant,
  clock,
}) => {
  const other = await given.product({ food })
  const named = await given.challenge({
    goal: { unit: 'recommendations', target: 5, bonus: 10, products: [other] },
  })
  const breeders = await given.challenge({
    goal: { unit: 'recommendations', target: 5, bonus: 10 },
    audience: ['breeder'],
  })
  const later = await given.challenge({
    goal: { unit: 'recommendations', target: 5, bonus: 10 },
    opens_at: clock.now().add({ hours: 2 }),
  })
  const { code } = await recommend(world, { by: helena, product })
  await sell(world, { code, product, attendant })
  const moved = (
    await world.database.db.selectFrom('challenge_progress').select('challenge_id').execute()
  ).map(({ challenge_id }) => challenge_id)
  for (const { id } of [named, breeders, later]) expect(moved).not.toContain(id)
  const { code: fits } = await recommend(world, { by: helena, product: other })
  await sell(world, { code: fits, product: other, attendant })
  const seen = await api.as(helena).call(listChallenges)
  expect(seen.find(({ id }) => id === named.id)?.goal).toMatchObject({ progress: 1 })
})

test('the team makes such a goal, and sees what it would have cost', async ({
  world,
  api,
  given,
  helena,
  attendant,
}) => {
  const product = await given.product({ food })
  const office = api.as(await given.staff({ role: 'catalogue' }))
  const texts = { 'pt-BR': 'Recomende', es: 'Recomienda', en: 'Recommend' }
  const goal: Goal = { unit: 'recommendations', target: 2, bonus: 100, product_ids: [product.id] }
  const { code } = await recommend(world, { by: helena, product })
  for (const valueCents of [10_000, 15_000]) await sell(world, { code, product, attendant, valueCents })
  const undone = await sell(world, { code, product, attendant })
  await undone.reverse()
  const asked = { goal, audience: null, days: 30, targets: [1, 3] }
  expect(await office.call(replayChallenge, asked)).toMatchObject({
    people: 1,
    reached: 1,
    coins: 100,
    bought_cents: 25_000,
    others: [
      { target: 1, reached: 1 },
      { target: 3, reached: 0 },
    ],
  })
  expect(await office.call(replayChallenge, { ...asked, audience: ['breeder'] })).toMatchObject({ people: 0 })
  const { id } = await office.call(createChallenge, {
    titles: texts,
    descriptions: texts,
    opens_at: '2026-11-01T03:00:00Z',
    closes_at: '2027-12-01T03:00:00Z',
    audience: null,
    goal,
    cap: null,
    is_draft: false,
  })
  await sell(world, { code, product, attendant })
  const made = (await office.call(officeChallenges)).find((challenge) => challenge.id === id)
  expect(made).toMatchObject({ goal, taking_part: 1, reached: 0 })
})
