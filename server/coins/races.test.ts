import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { test as base } from '#server/testing/test.ts'
import { auditCoins, holdings, ledgerActs } from './test-acts.ts'

/** Four processes of the server, as far as the database can tell: each with its own connections. */
const test = base.extend('processes', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const databases = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  onCleanup(async () => void (await Promise.all(databases.map((database) => database.close()))))
  return databases.map((database) => ledgerActs(database, world.clock))
})

test.afterEach(async ({ database, clock }) => expect(await auditCoins(database, clock.now())).toEqual([]))

type Acts = ReturnType<typeof ledgerActs>

/** Everything at the same moment, spread over the processes; what came of each. */
function atOnce(processes: readonly Acts[], count: number, act: (acts: Acts, n: number) => Promise<unknown>) {
  return Promise.allSettled(
    Array.from({ length: count }, (_, n) => act(processes[n % processes.length] as Acts, n)),
  )
}

function done(outcomes: readonly PromiseSettledResult<unknown>[]) {
  return outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value !== undefined ? [outcome.value] : [],
  )
}

function reasons(outcomes: readonly PromiseSettledResult<unknown>[]) {
  return new Set(
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : [])),
  )
}

test('forty spend at once with coins for one: one does', async ({ processes, given, database }) => {
  const ana = await given.member({ coins: 100 })
  const outcomes = await atOnce(processes, 40, (acts) => acts.spend(ana, 100))
  expect(done(outcomes)).toHaveLength(1)
  expect(reasons(outcomes)).toEqual(new Set(['insufficient_coins']))
  expect(await holdings(database, ana)).toEqual({ coins: 0, debt: 0, points: 100, lots: [] })
})

test('forty spend coins that are enough only with closed ones: nobody does, and one does once they open', async ({
  processes,
  given,
  clock,
  database,
}) => {
  const ana = await given.member({ coins: 60 })
  const opensAt = clock.now().add({ hours: 24 })
  await processes[0]?.credit(ana, 40, { opensAt })
  const tooSoon = await atOnce(processes, 40, (acts) => acts.spend(ana, 100))
  expect(done(tooSoon)).toEqual([])
  expect(reasons(tooSoon)).toEqual(new Set(['insufficient_coins']))
  clock.set(opensAt.toString())
  const inTime = await atOnce(processes, 40, (acts) => acts.spend(ana, 100))
  expect(done(inTime)).toHaveLength(1)
  expect(reasons(inTime)).toEqual(new Set(['insufficient_coins']))
  expect(await holdings(database, ana)).toEqual({ coins: 0, debt: 0, points: 100, lots: [] })
})

test('forty credits of one invoice, to forty members, are one credit', async ({
  processes,
  given,
  database,
}) => {
  const members = await Promise.all(Array.from({ length: 40 }, () => given.member()))
  const invoiceId = randomUUID()
  const outcomes = await atOnce(processes, 40, async (acts, n) => {
    const { made } = await acts.credit(members[n] as { id: string }, 50, { invoiceId })
    return made
  })
  expect(done(outcomes)).toHaveLength(1)
  expect(reasons(outcomes)).toEqual(new Set())
  const held = await Promise.all(members.map((member) => holdings(database, member)))
  expect(held.filter(({ coins }) => coins === 50)).toHaveLength(1)
})

test('twenty bonuses of one challenge to one member are one bonus', async ({
  processes,
  given,
  database,
}) => {
  const ana = await given.member()
  const challengeId = randomUUID()
  expect(done(await atOnce(processes, 20, (acts) => acts.bonus(ana, 30, challengeId)))).toHaveLength(1)
  expect(await holdings(database, ana)).toMatchObject({ coins: 30, points: 30 })
})

test('twenty refunds of one redemption are one refund', async ({ processes, given, database }) => {
  const ana = await given.member({ coins: 100 })
  const redemption = await processes[0]?.spend(ana, 60)
  const outcomes = await atOnce(processes, 20, (acts) => acts.refund(redemption ?? ''))
  expect(done(outcomes)).toHaveLength(1)
  expect(reasons(outcomes)).toEqual(new Set())
  expect(await holdings(database, ana)).toMatchObject({ coins: 100, points: 100 })
})

test('twenty reversals of one credit are one reversal', async ({ processes, given, database }) => {
  const ana = await given.member({ coins: 10 })
  const credit = await processes[0]?.credit(ana, 60)
  const outcomes = await atOnce(processes, 20, (acts) => acts.reverse(credit?.invoiceId ?? ''))
  expect(done(outcomes)).toHaveLength(1)
  expect(reasons(outcomes)).toEqual(new Set())
  expect(await holdings(database, ana)).toMatchObject({ coins: 10, points: 10 })
})

test('coins that expire while they are spent are gone once', async ({
  processes,
  given,
  clock,
  database,
}) => {
  clock.set('2027-01-10T12:00:00-03:00')
  const members = await Promise.all(Array.from({ length: 8 }, () => given.member({ coins: 100 })))
  clock.set('2028-01-11T00:05:00-03:00')
  const outcomes = await atOnce(processes, 48, (acts, n) =>
    n % 6 === 0 ? acts.expire() : acts.spend(members[n % members.length] as { id: string }, 40),
  )
  expect([...reasons(outcomes)].filter((reason) => reason !== 'insufficient_coins')).toEqual([])
  await processes[0]?.expire()
  const held = await Promise.all(members.map((member) => holdings(database, member)))
  expect(held.every(({ coins, lots }) => coins === 0 && lots.length === 0)).toBe(true)
})

test('nobody slips coins into a wallet that is being written off', async ({ processes, given, database }) => {
  const members = await Promise.all(Array.from({ length: 10 }, () => given.member({ coins: 100 })))
  const outcomes = await atOnce(processes, 40, (acts, n) => {
    const member = members[n % members.length] as { id: string }
    return n < 10 ? acts.writeOff(member) : n < 25 ? acts.credit(member, 20) : acts.spend(member, 30)
  })
  expect([...reasons(outcomes)].filter((reason) => reason !== 'not_found')).toEqual([])
  const { rows } = await database.pool.query(
    'select sum(balance) as held from coin_account where member_id is null',
  )
  expect(Number(rows[0].held)).toBe(0)
})

test('everything at once on a few wallets ends, without a deadlock, and the books are right', async ({
  processes,
  given,
  database,
}) => {
  const members = await Promise.all(Array.from({ length: 4 }, () => given.member({ coins: 500 })))
  const started = await Promise.all(
    members.map(async (member) => ({
      invoiceId: (await processes[0]?.credit(member, 70))?.invoiceId ?? '',
      redemptionId: (await processes[0]?.spend(member, 90)) ?? '',
    })),
  )
  const { rows: before } = await database.pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  const outcomes = await atOnce(processes, 200, (acts, n) => {
    const member = members[n % 4] as { id: string }
    const { invoiceId = '', redemptionId = '' } = started[n % 4] ?? {}
    switch (n % 7) {
      case 0:
        return acts.credit(member, 25)
      case 1:
        return acts.spend(member, 60)
      case 2:
        return acts.refund(redemptionId)
      case 3:
        return acts.reverse(invoiceId)
      case 4:
        return acts.expire()
      case 5:
        return acts.adjust(member, -35)
      default:
        return acts.adjust(member, 15)
    }
  })
  expect([...reasons(outcomes)].filter((reason) => reason !== 'insufficient_coins')).toEqual([])
  const { rows: after } = await database.pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(after[0].deadlocks).toBe(before[0].deadlocks)
})
