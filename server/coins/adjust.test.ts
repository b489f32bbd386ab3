import { expect } from 'vitest'
import { statementSummary } from '#contract/coins.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { test as base } from '#server/testing/test.ts'
import { auditCoins, ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

test.afterEach(async ({ database }) => expect(await auditCoins(database.transaction)).toEqual([]))

const reason = 'Nota aprovada com valor errado'

test('the team gives and takes coins, and the trail says who, how many and why', async ({
  api,
  given,
  database,
}) => {
  const ana = await given.member({ coins: 100 })
  const rita = await given.staff({ role: 'support' })
  expect(await api.as(rita).call(adjustCoins, { id: ana.id, amount: 50, reason })).toEqual({
    coins: 150,
    debt: 0,
  })
  await api.as(rita).call(adjustCoins, { id: ana.id, amount: -150, reason })
  expect(await api.as(ana).call(statementSummary)).toMatchObject({ coins: 0, points: 150 })
  const trail = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('subject_id', '=', ana.id)
    .orderBy('id')
    .execute()
  const action = 'POST /office/members/:id/adjust'
  expect(trail).toEqual([
    {
      actor_id: rita.id,
      action,
      before: { coins: 100, debt: 0 },
      after: { coins: 150, debt: 0, amount: 50, reason },
    },
    {
      actor_id: rita.id,
      action,
      before: { coins: 150, debt: 0 },
      after: { coins: 0, debt: 0, amount: -150, reason },
    },
  ])
})

test('a gift pays a debt first, and the trail shows both', async ({ api, given, acts, database }) => {
  const ana = await given.member()
  const { invoiceId } = await acts.credit(ana, 100)
  await acts.spend(ana, 100)
  await acts.reverse(invoiceId)
  const rita = await given.staff({ role: 'admin' })
  await api.as(rita).call(adjustCoins, { id: ana.id, amount: 130, reason })
  const { before, after } = await database.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('subject_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  expect(before).toEqual({ coins: 0, debt: 100 })
  expect(after).toMatchObject({ coins: 30, debt: 0 })
})

test('more than there is cannot be taken, and says so in the reader’s language', async ({ api, given }) => {
  const ana = await given.member({ coins: 100 })
  const rita = api.as(await given.staff({ role: 'support' }))
  const outcome = await rita.with({ language: 'en' }).try(adjustCoins, { id: ana.id, amount: -101, reason })
  expect(outcome).toMatchObject({
    status: 409,
    answer: { code: 'insufficient_coins', error: 'There are not enough coins.' },
  })
})

test('nobody and promoters have nothing to adjust', async ({ api, given }) => {
  const rita = api.as(await given.staff({ role: 'support' }))
  const promoter = await given.promoter()
  for (const id of ['01999999-0000-7000-8000-000000000000', promoter.id])
    expect(await rita.try(adjustCoins, { id, amount: 1, reason })).toMatchObject({
      status: 404,
      answer: { code: 'not_found' },
    })
})

test.for([
  { amount: 0, reason },
  { amount: 1.5, reason },
  { amount: 1_000_001, reason },
  { amount: 10, reason: ' ' },
])('%j is refused', async (body, { api, given }) => {
  const ana = await given.member({ coins: 100 })
  const rita = api.as(await given.staff({ role: 'support' }))
  expect((await rita.try(adjustCoins, { id: ana.id, ...body })).status).toBe(422)
})

test('only support and admin adjust', async ({ api, given }) => {
  const ana = await given.member()
  for (const role of ['reviewer', 'catalogue', 'analyst'] as const) {
    const office = api.as(await given.staff({ role }))
    expect((await office.try(adjustCoins, { id: ana.id, amount: 1, reason })).status).toBe(403)
  }
  expect((await api.as(ana).try(adjustCoins, { id: ana.id, amount: 1, reason })).status).toBe(401)
})

test('twenty clicks with one key adjust once', async ({ api, given }) => {
  const ana = await given.member()
  const rita = api.as(await given.staff({ role: 'support' })).with({ idempotencyKey: 'one-click' })
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => rita.try(adjustCoins, { id: ana.id, amount: 25, reason })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await api.as(ana).call(statementSummary)).toMatchObject({ coins: 25 })
})

test('forty takings at once of coins for one: one succeeds', async ({ api, given }) => {
  const ana = await given.member({ coins: 100 })
  const rita = api.as(await given.staff({ role: 'support' }))
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => rita.try(adjustCoins, { id: ana.id, amount: -100, reason })),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})
