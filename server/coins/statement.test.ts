import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { statement, statementSummary } from '#contract/coins.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { test as base } from '#server/testing/test.ts'
import { creditCoins, spendCoins } from './movements.ts'
import { ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

const trace = [
  { title: 'Ração Filhotes 15 kg', value_cents: 20_040, rate_thousandths: 1000, coins: 200 },
  { title: 'Ração Sênior 3 kg', value_cents: 8000, rate_thousandths: 1500, coins: 120 },
]

test('each line says what happened, why, and what was there after it', async ({
  api,
  given,
  database,
  clock,
  acts,
}) => {
  clock.set('2026-11-10T10:00:00-03:00')
  const ana = await given.member()
  const support = await given.staff({ role: 'support' })
  const [invoiceId, redemptionId] = [randomUUID(), randomUUID()]
  const now = clock.now()
  await database.transaction(async (tx) => {
    const note = { number: '1198', trace }
    await creditCoins(tx, { memberId: ana.id, coins: 320, source: { invoiceId }, note, now })
    const titles = { 'pt-BR': 'Copo térmico', es: 'Vaso térmico', en: 'Thermal cup' }
    await spendCoins(tx, { memberId: ana.id, coins: 250, redemptionId, note: { titles }, now })
  })
  await api.as(support).call(adjustCoins, { id: ana.id, amount: -20, reason: 'Brinde em dobro' })
  await acts.reverse(invoiceId)
  await acts.credit(ana, 300)
  clock.set('2027-11-11T00:05:00-03:00')
  await acts.expire()
  clock.set('2026-11-12T10:00:00-03:00')

  const { items, next } = await api.as(ana).with({ language: 'es' }).call(statement, {})
  expect(next).toBeNull()
  expect(items.map(({ kind, amount, balance, debt }) => [kind, amount, balance, debt])).toEqual([
    ['expiry', -30, 0, 0],
    ['invoice_credit', 300, 30, 0],
    ['invoice_reversal', -320, 0, 270],
    ['adjustment', -20, 50, 0],
    ['redemption', -250, 70, 0],
    ['invoice_credit', 320, 320, 0],
  ])
  expect(items[0]).toMatchObject({ date: '2027-11-11T03:05:00Z', expired_on: '2027-11-10' })
  expect(items[2]).toMatchObject({ invoice_id: invoiceId })
  expect(items[3]).toMatchObject({ reason: 'Brinde em dobro' })
  expect(items[4]).toMatchObject({ redemption_id: redemptionId, title: 'Vaso térmico' })
  expect(items[5]).toMatchObject({ invoice_id: invoiceId, number: '1198', trace, title: null, reason: null })
})

test('pages follow each other without a gap, also when coins come in between', async ({
  api,
  given,
  acts,
}) => {
  const ana = await given.member()
  for (let coins = 1; coins <= 65; coins++) await acts.credit(ana, coins)
  const first = await api.as(ana).call(statement, {})
  await acts.credit(ana, 66)
  const second = await api.as(ana).call(statement, { after: first.next ?? '' })
  const third = await api.as(ana).call(statement, { after: second.next ?? '' })
  expect(third.next).toBeNull()
  const amounts = [first, second, third].flatMap(({ items }) => items.map(({ amount }) => amount))
  expect(amounts).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index))
})

test('a statement is one’s own, and its pages are numbers', async ({ api, given, acts }) => {
  const ana = await given.member({ coins: 10 })
  const bia = await given.member()
  await acts.credit(bia, 5)
  const { items } = await api.as(bia).call(statement, {})
  expect(items.map(({ amount }) => amount)).toEqual([5])
  expect((await api.as(ana).try(statement, { after: '1; drop' })).status).toBe(422)
  expect((await api.as(await given.member({ level: 2 })).try(statement, {})).status).toBe(403)
  expect((await api.try(statement, {})).status).toBe(401)
})

test('the summary tells coins, points, debt and the next days of expiry, each day once', async ({
  api,
  given,
  acts,
  clock,
}) => {
  clock.set('2027-09-20T12:00:00-03:00')
  const ana = await given.member()
  for (let month = 1; month <= 9; month++)
    for (const day of ['05', '20']) {
      clock.set(`2027-0${month}-${day}T12:00:00-03:00`)
      await acts.credit(ana, 10)
      await acts.credit(ana, month)
    }
  await acts.spend(ana, 11)
  const summary = await api.as(ana).call(statementSummary)
  expect(summary).toMatchObject({ coins: 259, points: 270, debt: 0 })
  expect(summary.expiries).toHaveLength(12)
  expect(summary.expiries.slice(0, 2)).toEqual([
    { date: '2028-01-20', coins: 11 },
    { date: '2028-02-05', coins: 12 },
  ])
})

test('who has earned nothing has an empty statement; invoices that wait are told beside it', async ({
  api,
  given,
}) => {
  const ana = await given.member()
  expect(await api.as(ana).call(statement, {})).toEqual({ items: [], next: null })
  expect(await api.as(ana).call(statementSummary)).toEqual({
    coins: 0,
    points: 0,
    debt: 0,
    pending: 0,
    expiries: [],
  })
  for (const status of ['received', 'incomplete', 'rejected', 'counted', 'reversed'] as const)
    await given.invoice({ member: ana, status })
  expect(await api.as(ana).call(statementSummary)).toMatchObject({ coins: 100, pending: 200 })
})
