import { expect } from 'vitest'
import { statement, statementSummary } from '#contract/coins.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { currentUser } from '#contract/members.ts'
import { officeMember, officeMembers } from '#contract/members-office.ts'
import { redeem } from '#contract/redemptions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import { test } from '#server/testing/test.ts'
import { auditCoins, ledgerActs } from './test-acts.ts'

test('coins past their last day are neither shown nor spent, though no job has run', async ({
  api,
  given,
  clock,
  database,
}) => {
  const cup = await given.prize({ price: 300, stock: 5 })
  const person = await given.member({ hasAddress: true })
  const ana = api.as(person)
  const staff = api.as(await given.staff({ role: 'admin' }))
  await daysAgo(366, { database, clock }).credit(person, 1000)
  expect((await ana.call(currentUser)).rewards).toEqual({ coins: 0, points: 1000 })
  expect(await ana.call(statementSummary)).toMatchObject({ coins: 0, expiries: [] })
  expect((await staff.call(officeMember, { id: person.id })).wallet).toMatchObject({ coins: 0, expiries: [] })
  const { items } = await staff.call(officeMembers, { q: person.email })
  expect(items).toMatchObject([{ id: person.id, coins: 0 }])
  const taps = Array.from({ length: 10 }, () => ana.try(redeem, { product_id: cup.id, value: 300 }))
  for (const tap of await Promise.all(taps))
    expect(tap).toMatchObject({ status: 409, answer: { code: 'insufficient_coins' } })
  expect((await ana.call(statement, {})).items).toMatchObject([
    { kind: 'expiry', amount: -1000, balance: 0 },
    { amount: 1000 },
  ])
  expect(await auditCoins(database, clock.now())).toEqual([])
})

test('what is still good pays, and what is overdue does not', async ({ api, given, clock, database }) => {
  const cup = await given.prize({ price: 300, stock: 5 })
  const person = await given.member({ hasAddress: true })
  await daysAgo(366, { database, clock }).credit(person, 250)
  await daysAgo(360, { database, clock }).credit(person, 400)
  const ana = api.as(person)
  expect((await ana.call(currentUser)).rewards.coins).toBe(400)
  expect(await ana.call(redeem, { product_id: cup.id, value: 300 })).toMatchObject({ balance: 100 })
  expect(await ana.try(redeem, { product_id: cup.id, value: 300 })).toMatchObject({ status: 409 })
  expect(await auditCoins(database, clock.now())).toEqual([])
})

test('the team takes no coins that are overdue, and a reversal counts them as gone', async ({
  api,
  given,
  clock,
  database,
}) => {
  const person = await given.member()
  const { invoiceId } = await daysAgo(366, { database, clock }).credit(person, 500)
  const staff = api.as(await given.staff({ role: 'admin' }))
  const taken = await staff.try(adjustCoins, { id: person.id, amount: -100, reason: 'Acerto' })
  expect(taken).toMatchObject({ status: 409, answer: { code: 'insufficient_coins' } })
  await ledgerActs(database, clock).reverse(invoiceId)
  expect(await api.as(person).call(statementSummary)).toMatchObject({ coins: 0, debt: 0, points: 0 })
  expect(await auditCoins(database, clock.now())).toEqual([])
})

function daysAgo(days: number, { database, clock }: { database: Database; clock: Clock }) {
  return ledgerActs(database, { now: () => clock.now().subtract({ hours: 24 * days }) })
}
