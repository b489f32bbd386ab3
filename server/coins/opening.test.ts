import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { statement, statementSummary } from '#contract/coins.ts'
import { adjustCoins } from '#contract/coins-office.ts'
import { currentUser } from '#contract/members.ts'
import { memberStatement, officeMember, officeMembers } from '#contract/members-office.ts'
import { deletionLosses, exportData } from '#contract/members-privacy.ts'
import { redeem } from '#contract/redemptions.ts'
import { test as base } from '#server/testing/test.ts'
import { auditCoins, holdings, ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

test.afterEach(async ({ database, clock }) => expect(await auditCoins(database, clock.now())).toEqual([]))

test('coins show when they are credited and can be spent when they open', async ({
  api,
  acts,
  given,
  clock,
}) => {
  const cup = await given.prize({ price: 300, stock: 5 })
  const person = await given.member({ hasAddress: true, coins: 250 })
  const ana = api.as(person)
  const opensAt = clock.now().add({ hours: 24 })
  await acts.credit(person, 100, { opensAt })
  const opening = [{ at: opensAt.toString(), coins: 100 }]
  expect((await ana.call(currentUser)).rewards).toEqual({ coins: 250, points: 350, opening })
  expect(await ana.call(statementSummary)).toMatchObject({ coins: 250, points: 350, opening })
  const tooSoon = await ana.try(redeem, { product_id: cup.id, value: 300 })
  expect(tooSoon).toMatchObject({ status: 409, answer: { code: 'insufficient_coins' } })

  clock.set(opensAt.subtract({ milliseconds: 1 }).toString())
  expect(await ana.try(redeem, { product_id: cup.id, value: 300 })).toMatchObject({ status: 409 })
  clock.set(opensAt.toString())
  expect((await ana.call(currentUser)).rewards).toEqual({ coins: 350, points: 350 })
  expect(await ana.call(statementSummary)).not.toHaveProperty('opening')
  expect(await ana.call(redeem, { product_id: cup.id, value: 300 })).toMatchObject({ balance: 50 })
})

test('what a redemption leaves is told without the coins that are closed', async ({
  api,
  acts,
  given,
  clock,
  database,
}) => {
  const cup = await given.prize({ price: 300, stock: 5 })
  const person = await given.member({ hasAddress: true })
  await acts.credit(person, 100, { opensAt: clock.now().add({ hours: 24 }) })
  await acts.credit(person, 320)
  const { balance } = await api.as(person).call(redeem, { product_id: cup.id, value: 300 })
  expect(balance).toBe(20)
  // Those that were closed end as soon, and came in first.
  expect((await holdings(database, person)).lots.map(([, coins]) => coins)).toEqual([100, 20])
})

test('forty taps on a prize that only closed coins would pay: none redeems, and one does once they open', async ({
  api,
  acts,
  given,
  clock,
}) => {
  const cup = await given.prize({ price: 100, stock: 50 })
  const person = await given.member({ hasAddress: true, coins: 60 })
  const opensAt = clock.now().add({ hours: 24 })
  await acts.credit(person, 40, { opensAt })
  const taps = async () =>
    Promise.all(Array.from({ length: 40 }, () => api.as(person).try(redeem, { product_id: cup.id })))
  expect(new Set((await taps()).map(({ status }) => status))).toEqual(new Set([409]))
  clock.set(opensAt.toString())
  expect((await taps()).filter(({ ok }) => ok)).toHaveLength(1)
})

test('the version before goes on crediting coins that are open at once', async ({
  given,
  clock,
  database,
}) => {
  const ana = await given.member()
  const call = `select journal_id from credit_coins($1, 10, 'invoice_credit', $2, '{}', $3)`
  await database.pool.query(call, [ana.id, randomUUID(), clock.now().toString()])
  const spendable = `select spendable_coins(coin_account, day_in_sao_paulo($2)) as coins from coin_account
    where member_id = $1`
  const { rows } = await database.pool.query(spendable, [ana.id, clock.now().toString()])
  expect(rows).toEqual([{ coins: 10 }])
})

test('the list of members says the same of every wallet as who asks for one: closed, opened, and past the last day', async ({
  api,
  acts,
  given,
  clock,
  database,
}) => {
  const began = clock.now()
  const people = [
    await given.member({ name: 'Lia Saldo Um', coins: 30 }),
    await given.member({ name: 'Lia Saldo Dois' }),
    await given.member({ name: 'Lia Saldo Três' }),
  ]
  for (const [index, person] of people.entries())
    await acts.credit(person, 100, { opensAt: began.add({ hours: 24 * (index + 1) }) })
  clock.advance({ hours: 24 * 40 })
  for (const person of people.slice(1)) await acts.credit(person, 7)
  const seen = new Set<string>()
  for (const day of [0, 1, 2, 3, 40, 300, 380, 420, 460]) {
    clock.set(began.add({ hours: 24 * day }).toString())
    const office = api.as(await given.staff({ role: 'admin' }))
    const { items } = await office.call(officeMembers, { q: 'lia saldo' })
    const { rows } = await database.pool.query(
      `select spendable_coins(coin_account, $1::timestamptz) as coins from coin_account
       join member on member.id = member_id where name like 'Lia Saldo %' order by search_name`,
      [clock.now().toString()],
    )
    expect(items.map(({ coins }) => ({ coins }))).toEqual(rows)
    seen.add(JSON.stringify(rows))
  }
  // None open, one more each day, the first ones over, all over.
  expect(seen.size).toBeGreaterThanOrEqual(5)
  clock.set(began.add({ hours: 24 * 40 }).toString())
})

test('the team sees what opens and when, beside what can be spent', async ({ api, acts, given, clock }) => {
  const person = await given.member({ coins: 30 })
  const office = api.as(await given.staff({ role: 'admin' }))
  const opensAt = clock.now().add({ hours: 24 })
  await acts.credit(person, 100, { opensAt })
  expect((await office.call(officeMember, { id: person.id })).wallet).toMatchObject({
    coins: 30,
    opening: [{ at: opensAt.toString(), coins: 100 }],
  })
  expect((await office.call(officeMembers, { q: person.email })).items).toMatchObject([{ coins: 30 }])
  const lines = await office.call(memberStatement, { id: person.id })
  expect(lines.items.map(({ amount, balance, opens_at }) => [amount, balance, opens_at])).toEqual([
    [100, 130, opensAt.toString()],
    [30, 30, null],
  ])
})

test('only spending waits: a reversal, the team and a debt take closed coins too', async ({
  api,
  acts,
  given,
  clock,
  database,
}) => {
  const opensAt = clock.now().add({ hours: 24 })
  const office = api.as(await given.staff({ role: 'admin' }))
  const ana = await given.member({ coins: 50 })
  const { invoiceId } = await acts.credit(ana, 100, { opensAt })
  await acts.reverse(invoiceId)
  expect(await holdings(database, ana)).toMatchObject({ coins: 50, debt: 0 })
  expect((await api.as(ana).call(statement, {})).items.map(({ opens_at }) => opens_at)).toEqual([
    null,
    null,
    null,
  ])
  const bia = await given.member({ coins: 50 })
  await acts.credit(bia, 100, { opensAt })
  await office.call(adjustCoins, { id: bia.id, amount: -120, reason: 'Acerto' })
  expect(await holdings(database, bia)).toMatchObject({ coins: 30 })
  const caio = await given.member()
  const early = await acts.credit(caio, 80)
  await acts.spend(caio, 80)
  await acts.reverse(early.invoiceId)
  await acts.credit(caio, 100, { opensAt })
  expect(await api.as(caio).call(statementSummary)).toMatchObject({
    coins: 0,
    debt: 0,
    opening: [{ at: opensAt.toString(), coins: 20 }],
  })
})

test('coins that open at the same moment are told together, and the last of many moments as one', async ({
  api,
  acts,
  given,
  clock,
}) => {
  const ana = await given.member()
  const inHours = (hours: number) => clock.now().add({ hours })
  for (let hour = 15; hour > 0; hour--) await acts.credit(ana, hour, { opensAt: inHours(hour) })
  await acts.credit(ana, 100, { opensAt: inHours(1) })
  const { opening = [] } = (await api.as(ana).call(currentUser)).rewards
  expect(opening).toHaveLength(12)
  expect(opening[0]).toEqual({ at: inHours(1).toString(), coins: 101 })
  expect(opening[11]).toEqual({ at: inHours(15).toString(), coins: 12 + 13 + 14 + 15 })
  expect(opening.reduce((sum, { coins }) => sum + coins, 0)).toBe(220)
})

test('closed coins are among what is told of a person and what they would lose', async ({
  api,
  acts,
  given,
  clock,
}) => {
  const person = await given.member({ coins: 30 })
  const ana = api.as(person)
  const opensAt = clock.now().add({ hours: 24 })
  await acts.credit(person, 100, { opensAt })
  expect(await ana.call(deletionLosses)).toMatchObject({ coins: 130 })
  const told = JSON.stringify(await ana.call(exportData))
  expect(told).toContain(`"opens_at":"${opensAt}"`)
  expect(told).toContain(`"opening":[{"at":"${opensAt}","coins":100}]`)
})
