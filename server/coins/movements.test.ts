import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { test as base } from '#server/testing/test.ts'
import { creditInvoices, reverseCredit } from './movements.ts'
import { auditCoins, holdings, ledgerActs } from './test-acts.ts'

const test = base.extend('acts', ({ database, clock }) => ledgerActs(database, clock))

test.afterEach(async ({ database, clock }) => expect(await auditCoins(database, clock.now())).toEqual([]))

test('what is earned can be spent, and points count all of it', async ({ acts, api, given }) => {
  const ana = await given.member()
  await acts.credit(ana, 320)
  await acts.bonus(ana, 120)
  await acts.spend(ana, 100)
  expect((await api.as(ana).call(currentUser)).rewards).toEqual({ coins: 340, points: 440 })
})

test('an invoice earns once, whoever it is credited to, and a challenge once per member', async ({
  acts,
  given,
  database,
}) => {
  const [ana, bia] = [await given.member(), await given.member()]
  const { invoiceId } = await acts.credit(ana, 100)
  expect((await acts.credit(ana, 100, { invoiceId })).made).toBeUndefined()
  expect((await acts.credit(bia, 100, { invoiceId })).made).toBeUndefined()
  const challengeId = randomUUID()
  expect(await acts.bonus(ana, 50, challengeId)).toMatchObject({ coins: 150, debt: 0 })
  expect(await acts.bonus(ana, 50, challengeId)).toBeUndefined()
  expect(await acts.bonus(bia, 50, challengeId)).toMatchObject({ coins: 50 })
  expect(await holdings(database, ana)).toMatchObject({ coins: 150, points: 150 })
})

test('invoices credited together are each credited as by themselves: debts first, none twice', async ({
  acts,
  clock,
  database,
  given,
}) => {
  const [ana, bia, caio] = [await given.member(), await given.member(), await given.member()]
  const earlier = await acts.credit(ana, 50)
  await acts.spend(ana, 50)
  await acts.reverse(earlier.invoiceId)
  const { invoiceId } = await acts.credit(caio, 70)
  const now = clock.now()
  const opensAt = now.add({ hours: 24 })
  const credits = [
    { memberId: ana.id, coins: 80, invoiceId: randomUUID(), opensAt },
    { memberId: bia.id, coins: 30, invoiceId: randomUUID(), opensAt: undefined },
  ].map((one) => ({ ...one, note: { number: '1', trace: [] } }))
  await database.transaction((tx) => creditInvoices(tx, credits, now))
  expect(await holdings(database, ana)).toMatchObject({ coins: 30, debt: 0, points: 80 })
  expect(await holdings(database, bia)).toMatchObject({ coins: 30, debt: 0, points: 30 })
  const again = (all: Parameters<typeof creditInvoices>[1]) =>
    database.transaction((tx) => creditInvoices(tx, all, now))
  const [first, second] = credits
  if (!first || !second) throw new Error('two')
  await expect(again([first, { ...second, invoiceId: randomUUID() }])).rejects.toThrow('has earned before')
  await expect(again([{ ...second, memberId: caio.id, invoiceId }])).rejects.toThrow('has earned before')
  const ofOne = credits.map((one) => ({ ...one, memberId: caio.id, invoiceId: randomUUID() }))
  await expect(again(ofOne)).rejects.toThrow('credited twice')
  await expect(again(credits.map((one) => ({ ...one, invoiceId })))).rejects.toThrow('credited twice')
  await expect(again([{ ...first, invoiceId: randomUUID(), coins: 0 }])).rejects.toThrow(
    'a movement of 0 coins',
  )
  await expect(again([{ ...first, invoiceId: randomUUID(), memberId: randomUUID() }])).rejects.toThrow()
  expect(await holdings(database, caio)).toMatchObject({ coins: 70, points: 70 })
})

test('spending takes the coins that expire soonest, whatever came in first', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-03-10T12:00:00-03:00')
  await acts.credit(ana, 100)
  clock.set('2027-01-10T12:00:00-03:00')
  await acts.adjust(ana, 100)
  clock.set('2027-03-20T12:00:00-03:00')
  await acts.spend(ana, 130)
  expect((await holdings(database, ana)).lots).toEqual([['2028-03-10', 70]])
})

test('a refund goes back to the lots it came from, with their old expiry, once', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-01-10T12:00:00-03:00')
  await acts.credit(ana, 100)
  clock.set('2027-02-10T12:00:00-03:00')
  await acts.credit(ana, 100)
  const before = await holdings(database, ana)
  const redemption = await acts.spend(ana, 150)
  clock.set('2027-05-10T12:00:00-03:00')
  expect(await acts.refund(redemption)).toMatchObject({ coins: 200 })
  expect(await acts.refund(redemption)).toBeUndefined()
  expect(await holdings(database, ana)).toEqual(before)
})

test('coins expire after the last moment of their last day in São Paulo', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-10-31T23:30:00-03:00')
  await acts.credit(ana, 60)
  expect((await holdings(database, ana)).lots).toEqual([['2028-10-31', 60]])
  clock.set('2028-10-31T23:59:59-03:00')
  await acts.expire()
  expect(await holdings(database, ana)).toMatchObject({ coins: 60 })
  clock.set('2028-11-01T00:00:00-03:00')
  expect(await acts.expire()).toBe(1)
  expect(await holdings(database, ana)).toEqual({ coins: 0, debt: 0, points: 60, lots: [] })
  expect(await acts.expire()).toBe(0)
})

test('a change of the setting moves no expiry that was told', async ({ acts, clock, given, database }) => {
  const ana = await given.member()
  clock.set('2028-02-29T12:00:00-03:00')
  await acts.credit(ana, 10)
  const months = (count: number) =>
    database.transaction((tx) =>
      tx.updateTable('setting').set({ coins_expire_after_months: count }).execute(),
    )
  await months(6)
  await acts.credit(ana, 20)
  await months(12)
  expect((await holdings(database, ana)).lots).toEqual([
    ['2028-08-29', 20],
    ['2029-02-28', 10],
  ])
})

test('coins that come back to an expired lot expire with the next run', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-01-10T12:00:00-03:00')
  await acts.credit(ana, 100)
  const redemption = await acts.spend(ana, 40)
  clock.set('2028-01-11T00:05:00-03:00')
  await acts.expire()
  await acts.refund(redemption)
  expect(await holdings(database, ana)).toMatchObject({ coins: 40, lots: [['2028-01-10', 40]] })
  await acts.expire()
  expect(await holdings(database, ana)).toMatchObject({ coins: 0, points: 100 })
})

test('a reversal beyond the balance leaves a debt that the next coins pay first', async ({
  acts,
  given,
  database,
}) => {
  const ana = await given.member()
  const { invoiceId } = await acts.credit(ana, 100)
  await acts.spend(ana, 70)
  expect(await acts.reverse(invoiceId)).toMatchObject({ coins: 0, debt: 70 })
  expect(await acts.reverse(invoiceId)).toBeUndefined()
  await acts.credit(ana, 50)
  expect(await holdings(database, ana)).toEqual({ coins: 0, debt: 20, points: 50, lots: [] })
  await expect(acts.spend(ana, 1)).rejects.toThrow('insufficient_coins')
  await acts.adjust(ana, 30)
  expect(await holdings(database, ana)).toMatchObject({ coins: 10, debt: 0, points: 80 })
})

test('a reversal takes the very coins it credited, and only then others', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-01-10T12:00:00-03:00')
  await acts.credit(ana, 100)
  clock.set('2027-02-10T12:00:00-03:00')
  const { invoiceId } = await acts.credit(ana, 100)
  await acts.spend(ana, 130)
  await acts.credit(ana, 50)
  await acts.reverse(invoiceId)
  expect(await holdings(database, ana)).toMatchObject({ coins: 20, debt: 0, points: 150 })
})

test('coins that expired are not taken a second time by a reversal', async ({
  acts,
  clock,
  given,
  database,
}) => {
  const ana = await given.member()
  clock.set('2027-01-10T12:00:00-03:00')
  const { invoiceId } = await acts.credit(ana, 100)
  clock.set('2028-02-10T12:00:00-03:00')
  await acts.expire()
  await acts.credit(ana, 30)
  await acts.reverse(invoiceId)
  expect(await holdings(database, ana)).toMatchObject({ coins: 30, debt: 0, points: 30 })
})

test('a refund pays a debt first', async ({ acts, given, database }) => {
  const ana = await given.member()
  const { invoiceId } = await acts.credit(ana, 100)
  await acts.credit(ana, 20)
  const redemption = await acts.spend(ana, 120)
  await acts.reverse(invoiceId)
  expect(await acts.refund(redemption)).toMatchObject({ coins: 20, debt: 0 })
  expect((await holdings(database, ana)).lots.map(([, coins]) => coins)).toEqual([20])
})

test('bonuses and gifts can be reversed too', async ({ acts, given, database, clock }) => {
  const ana = await given.member({ coins: 13 })
  const challengeId = randomUUID()
  const made = await acts.bonus(ana, 25, challengeId)
  const reverse = (credit: Parameters<typeof reverseCredit>[1]['credit']) =>
    database.transaction((tx) => reverseCredit(tx, { credit, note: {}, now: clock.now() }))
  expect(await reverse({ challengeId, memberId: ana.id })).toMatchObject({ coins: 13 })
  expect(await reverse({ journalId: made?.journalId ?? 0 })).toBeUndefined()
  const gift = await database.db
    .selectFrom('coin_lot')
    .select('journal_id')
    .where('remaining', '=', 13)
    .executeTakeFirstOrThrow()
  expect(await reverse({ journalId: gift.journal_id })).toMatchObject({ coins: 0, debt: 0 })
  expect(await holdings(database, ana)).toMatchObject({ points: 0 })
})

test('who leaves takes nothing along: coins or debts are written off and the lines stay nobody’s', async ({
  acts,
  given,
  database,
}) => {
  const rich = await given.member()
  await acts.credit(rich, 100)
  const poor = await given.member()
  const { invoiceId } = await acts.credit(poor, 80)
  const redemption = await acts.spend(poor, 80)
  await acts.reverse(invoiceId)
  const erase = (id: string) =>
    database.transaction((tx) => tx.deleteFrom('member').where('id', '=', id).execute())
  await expect(erase(rich.id)).rejects.toMatchObject({ constraint: 'coin_account_of_nobody_is_empty' })
  for (const { id } of [rich, poor]) {
    await acts.writeOff({ id })
    await erase(id)
  }
  await expect(acts.credit(rich, 10)).rejects.toThrow('not_found')
  await expect(acts.refund(redemption)).rejects.toThrow('not_found')
  const notes = await database.db
    .selectFrom('coin_note')
    .select('journal_id')
    .where('member_id', 'in', [rich.id, poor.id])
    .execute()
  expect(notes).toEqual([])
})

test('promoters have no wallet, and leave without one', async ({ acts, given, api }) => {
  const bia = await given.promoter()
  await expect(acts.credit(bia, 10)).rejects.toThrow('not_found')
  expect((await api.as(bia).call(currentUser)).rewards).toEqual({ coins: 0, points: 0 })
  await acts.writeOff(bia)
})

test('what was never paid or earned cannot be undone', async ({ acts }) => {
  await expect(acts.refund(randomUUID())).rejects.toThrow('nothing_to_undo')
  await expect(acts.reverse(randomUUID())).rejects.toThrow('nothing_to_undo')
})
