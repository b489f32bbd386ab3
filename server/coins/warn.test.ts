import { expect } from 'vitest'
import { test as base } from '#server/testing/test.ts'
import { ledgerActs } from './test-acts.ts'
import { warnOfExpiry } from './warn.ts'

const test = base
  .extend('acts', ({ database, clock }) => ledgerActs(database, clock))
  .extend('night', ({ database, clock, runJobs }) => async (time: string) => {
    clock.set(time)
    await warnOfExpiry(database.transaction, { now: clock.now() })
    await runJobs()
  })

test('coins that expire are announced 60, 30 and 7 days before, each time once', async ({
  given,
  clock,
  night,
  mailbox,
}) => {
  clock.set('2027-01-10T12:00:00-03:00')
  const ana = await given.member({ coins: 320, name: 'Ana Souza' })
  const subjects = () => mailbox.to(ana.email).map(({ subject }) => subject)
  await night('2027-11-10T09:00:00-03:00')
  expect(subjects()).toEqual([])
  for (const day of ['2027-11-11', '2027-11-12', '2027-12-11', '2027-12-12', '2028-01-03', '2028-01-09'])
    await night(`${day}T09:00:00-03:00`)
  expect(subjects()).toEqual(Array.from({ length: 3 }, () => '320 moedas vencem em 10/01/2028'))
  const [mail] = mailbox.to(ana.email)
  expect(mail?.text).toContain('Ana, parte das suas moedas está perto do vencimento.')
  expect(mail?.text).toContain('https://petisco.test/loja')
  expect(mail?.html).toContain('320 moedas')
})

test('a night without a worker is made up for, and several days are one mail in one’s language', async ({
  given,
  clock,
  acts,
  night,
  mailbox,
}) => {
  clock.set('2027-01-10T12:00:00-03:00')
  const ana = await given.member({ coins: 1000, language: 'en' })
  const bia = await given.member({ coins: 1, language: 'es' })
  clock.set('2027-01-12T12:00:00-03:00')
  await acts.credit(ana, 250)
  await night('2027-11-15T09:00:00-03:00')
  expect(mailbox.to(ana.email).map(({ subject }) => subject)).toEqual([
    '1,250 coins expire by 12 January 2028',
  ])
  expect(mailbox.to(ana.email)[0]?.text).toContain('10 January 2028: 1,000 coins\n12 January 2028: 250 coins')
  expect(mailbox.to(bia.email).map(({ subject }) => subject)).toEqual(['1 moneda vence el 10/01/2028'])
})

test('coins that came back or in late are announced too; spent, expired and blocked ones are not', async ({
  given,
  clock,
  acts,
  database,
  night,
  mailbox,
}) => {
  clock.set('2029-01-10T12:00:00-03:00')
  const ana = await given.member({ coins: 40 })
  const bia = await given.member({ coins: 40 })
  const eva = await given.member({ coins: 40 })
  const redemption = await acts.spend(ana, 40)
  await acts.spend(bia, 40)
  await database.transaction((tx) =>
    tx.updateTable('member').set({ level: 1 }).where('id', '=', eva.id).execute(),
  )
  await night('2029-11-11T09:00:00-03:00')
  expect(mailbox.to(ana.email)).toEqual([])
  await acts.refund(redemption)
  await night('2029-11-20T09:00:00-03:00')
  expect(mailbox.to(ana.email)).toHaveLength(1)
  await night('2030-01-11T09:00:00-03:00')
  expect(mailbox.to(ana.email)).toHaveLength(1)
  expect([...mailbox.to(bia.email), ...mailbox.to(eva.email)]).toEqual([])
  await acts.expire()
})

test('ten runs at once announce everything once', async ({ given, clock, database, mailbox, runJobs }) => {
  clock.set('2031-01-10T12:00:00-03:00')
  const members = await Promise.all(Array.from({ length: 12 }, () => given.member({ coins: 5 })))
  clock.set('2031-11-11T09:00:00-03:00')
  await Promise.all(
    Array.from({ length: 10 }, () => warnOfExpiry(database.transaction, { now: clock.now(), most: 5 })),
  )
  await warnOfExpiry(database.transaction, { now: clock.now(), most: 5 })
  await runJobs()
  expect(members.map(({ email }) => mailbox.to(email).length)).toEqual(members.map(() => 1))
})

test('a run that is killed half way loses and doubles nothing', async ({
  given,
  clock,
  database,
  mailbox,
  runJobs,
}) => {
  clock.set('2033-01-10T12:00:00-03:00')
  const members = await Promise.all(Array.from({ length: 6 }, () => given.member({ coins: 5 })))
  clock.set('2033-11-11T09:00:00-03:00')
  let batches = 0
  const dying: typeof database.transaction = (work) =>
    database.transaction(async (tx) => {
      const result = await work(tx)
      batches += 1
      if (batches === 2) throw new Error('killed')
      return result
    })
  await expect(warnOfExpiry(dying, { now: clock.now(), most: 2 })).rejects.toThrow('killed')
  await warnOfExpiry(database.transaction, { now: clock.now(), most: 2 })
  await runJobs()
  expect(members.map(({ email }) => mailbox.to(email).length)).toEqual(members.map(() => 1))
})

test('who was erased before the mail gets none', async ({
  given,
  clock,
  acts,
  database,
  mailbox,
  runJobs,
}) => {
  clock.set('2035-01-10T12:00:00-03:00')
  const ana = await given.member({ coins: 5 })
  clock.set('2035-11-11T09:00:00-03:00')
  await warnOfExpiry(database.transaction, { now: clock.now() })
  await acts.writeOff(ana)
  await database.transaction((tx) => tx.deleteFrom('member').where('id', '=', ana.id).execute())
  await runJobs()
  expect(mailbox.to(ana.email)).toEqual([])
  const { rows } = await database.pool.query(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  )
  expect(rows).toEqual([])
})
