import { expect } from 'vitest'
import { statementSummary } from '#contract/coins.ts'
import {
  adjustCoins,
  confirmAdjustment,
  officeAdjustments,
  refuseAdjustment,
} from '#contract/coins-office.ts'
import { test as base } from '#server/testing/test.ts'
import { auditCoins, ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

test.afterEach(async ({ database, clock }) => expect(await auditCoins(database, clock.now())).toEqual([]))

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

const people = base
  .extend('ana', ({ given }) => given.member({ coins: 2000 }))
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ role: 'support', name: 'Rita' })))
  .extend('lucia', async ({ given, api }) => api.as(await given.staff({ role: 'admin', name: 'Lúcia' })))
  .extend(
    'balance',
    ({ api, ana }) =>
      async () =>
        (await api.as(ana).call(statementSummary)).coins,
  )
  .extend('waiting', ({ ana, lucia }) => async () => {
    const { items } = await lucia.call(officeAdjustments, {})
    return items.filter(({ member }) => member.id === ana.id)
  })

people(
  'above the limit nothing moves until somebody else confirms it',
  async ({ ana, rita, lucia, balance, waiting }) => {
    const outcome = await rita.call(adjustCoins, { id: ana.id, amount: 1501, reason })
    expect(outcome).toEqual({ coins: 2000, debt: 0, awaits_second: true })
    expect(await balance()).toBe(2000)
    const [adjustment] = await waiting()
    expect(adjustment).toMatchObject({ amount: 1501, reason, asked_by: 'Rita', is_mine: false })
    const id = adjustment?.id ?? ''
    expect(await rita.try(confirmAdjustment, { id })).toMatchObject({
      status: 409,
      answer: { code: 'other_person' },
    })
    expect(await lucia.call(confirmAdjustment, { id })).toEqual({ coins: 3501, debt: 0 })
    expect(await lucia.try(confirmAdjustment, { id })).toMatchObject({
      status: 409,
      answer: { code: 'stale' },
    })
    expect(await balance()).toBe(3501)
    expect(await waiting()).toEqual([])
  },
)

people(
  'taking many coins waits too, and what was spent meanwhile cannot be taken',
  async ({ ana, rita, lucia, balance, waiting }) => {
    await rita.call(adjustCoins, { id: ana.id, amount: -2000, reason })
    await rita.call(adjustCoins, { id: ana.id, amount: -1, reason })
    const id = (await waiting())[0]?.id ?? ''
    expect(await lucia.try(confirmAdjustment, { id })).toMatchObject({
      status: 409,
      answer: { code: 'insufficient_coins' },
    })
    expect(await balance()).toBe(1999)
    expect(await waiting()).toHaveLength(1)
  },
)

people(
  'many small sums of one person to one member are a large one',
  async ({ ana, rita, lucia, balance, given }) => {
    for (const amount of [700, 700, 100]) await rita.call(adjustCoins, { id: ana.id, amount, reason })
    expect(await rita.call(adjustCoins, { id: ana.id, amount: 1, reason })).toMatchObject({
      awaits_second: true,
    })
    expect(await balance()).toBe(3500)
    expect(await lucia.call(adjustCoins, { id: ana.id, amount: 1, reason })).toMatchObject({ coins: 3501 })
    const bia = await given.member()
    expect(await rita.call(adjustCoins, { id: bia.id, amount: 1500, reason })).toMatchObject({ coins: 1500 })
  },
)

people('it can be refused by somebody else, or withdrawn', async ({ ana, rita, lucia, balance, waiting }) => {
  for (const person of [rita, lucia]) {
    await rita.call(adjustCoins, { id: ana.id, amount: 5000, reason })
    const id = (await waiting())[0]?.id ?? ''
    await person.call(refuseAdjustment, { id })
    expect(await lucia.try(confirmAdjustment, { id })).toMatchObject({ answer: { code: 'stale' } })
  }
  expect(await balance()).toBe(2000)
})

people('twenty who ask at once move no more alone than one', async ({ ana, rita, balance }) => {
  await Promise.all(
    Array.from({ length: 20 }, () => rita.call(adjustCoins, { id: ana.id, amount: 500, reason })),
  )
  expect(await balance()).toBe(3500)
})

people(
  'twenty who confirm at once move the coins once',
  async ({ ana, rita, api, given, balance, waiting }) => {
    await rita.call(adjustCoins, { id: ana.id, amount: 5000, reason })
    const id = (await waiting())[0]?.id ?? ''
    const others = await Promise.all(Array.from({ length: 20 }, () => given.staff({ role: 'support' })))
    const outcomes = await Promise.all(others.map((person) => api.as(person).try(confirmAdjustment, { id })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balance()).toBe(7000)
  },
)

people('whose account it is neither asks nor confirms', async ({ ana, rita, given, api, waiting }) => {
  const own = api.as(await given.staff({ role: 'admin', member: ana }))
  const refused = { status: 409, answer: { code: 'own_account' } }
  expect(await own.try(adjustCoins, { id: ana.id, amount: 5000, reason })).toMatchObject(refused)
  expect(await waiting()).toEqual([])
  await rita.call(adjustCoins, { id: ana.id, amount: 5000, reason })
  const id = (await waiting())[0]?.id ?? ''
  expect(await own.try(confirmAdjustment, { id })).toMatchObject(refused)
  expect(await own.try(refuseAdjustment, { id })).toMatchObject(refused)
})

people(
  'the books refuse what one person alone would move within thirty days, whoever calls them',
  async ({ ana, database }) => {
    const [one, another] = ['01999999-0000-7000-8000-000000000001', '01999999-0000-7000-8000-000000000002']
    const move = async (coins: number, second: string | null, at: string) => {
      const { rows } = await database.pool.query<{ refused: string | null }>(
        `select refused from adjust_coins($1, $2, $3, $4, '{"reason": "x"}', $5)`,
        [ana.id, coins, one, second, at],
      )
      return rows[0]?.refused
    }
    expect(await move(1501, null, '2026-06-01T12:00:00Z')).toBe('second_needed')
    expect(await move(1500, null, '2026-06-01T12:00:00Z')).toBeNull()
    expect(await move(-1, null, '2026-06-30T12:00:00Z')).toBe('second_needed')
    expect(await move(1501, another, '2026-06-30T12:00:00Z')).toBeNull()
    expect(await move(-1, null, '2026-07-02T12:00:00Z')).toBeNull()
    await expect(move(1501, one, '2026-07-02T12:00:00Z')).rejects.toThrow('coin_journal_confirmed_by_another')
  },
)
