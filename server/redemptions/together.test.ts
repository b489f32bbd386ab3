import { expect, vi } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { listRedemptions, redeem } from '#contract/redemptions.ts'
import { signIn } from '#contract/sessions.ts'
import { moveStock } from '#contract/store-office.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { endOverdueCoins } from '#server/coins/expire.ts'
import { ledgerChecks } from '#server/coins/ledger-checks.ts'
import { adjustCoins } from '#server/coins/movements.ts'
import { test } from '#server/testing/test.ts'
import type { World } from '#server/testing/world.ts'
import { redemptionChecks } from './ledger-checks.ts'

const auditLedger = ledgerAudit([...ledgerChecks, ...redemptionChecks])

test('wishes of one moment are judged each by itself', async ({ api, given, database, clock }) => {
  const three = await given.prize({ price: 10, stock: 3 })
  const endless = await given.prize({ price: 7 })
  const gone = await given.prize({ price: 1, stock: 0 })
  const rich = await Promise.all(
    Array.from({ length: 12 }, () => given.member({ coins: 20, hasAddress: true })),
  )
  const poor = await given.member({ coins: 6, hasAddress: true })
  const homeless = await given.member({ coins: 20 })
  const wishes = [
    ...rich.slice(0, 6).map((person) => [person, { product_id: three.id, value: 10 }] as const),
    ...rich.slice(6, 10).map((person) => [person, { product_id: endless.id, value: 7 }] as const),
    [rich[10], { product_id: gone.id, value: 1 }] as const,
    [rich[11], { product_id: endless.id, value: 6 }] as const,
    [poor, { product_id: endless.id, value: 7 }] as const,
    [homeless, { product_id: endless.id, value: 7 }] as const,
  ]
  const outcomes = await Promise.all(
    wishes.map(async ([person, wish]) => {
      if (!person) throw new Error('Nobody')
      const { ok, answer } = await api.as(person).try(redeem, wish)
      const { rewards } = await api.as(person).call(currentUser)
      return ok ? `paid, ${rewards.coins} left` : `${'code' in answer && answer.code}, ${rewards.coins} left`
    }),
  )
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
  expect(count('paid, 10 left')).toBe(3)
  expect(count('sold_out, 20 left')).toBe(4)
  expect(count('paid, 13 left')).toBe(4)
  expect(outcomes.slice(-3)).toEqual([
    'price_changed, 20 left',
    'insufficient_coins, 6 left',
    'address_incomplete, 20 left',
  ])
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('members who redeem by hundreds at once each pay once per tap and never more than they have', async ({
  api,
  given,
  database,
  clock,
}) => {
  const prizes = await Promise.all([1, 2, 3].map((price) => given.prize({ price, stock: 40 })))
  const people = await Promise.all(
    Array.from({ length: 20 }, () => given.member({ coins: 9, hasAddress: true })),
  )
  const taps = people.flatMap((person) =>
    prizes.flatMap(({ id }) =>
      Array.from({ length: 3 }, () => api.as(person).try(redeem, { product_id: id })),
    ),
  )
  const outcomes = await Promise.all(taps)
  expect(outcomes.every(({ status }) => status === 200 || status === 409)).toBe(true)
  for (const person of people) {
    const spent = (await api.as(person).call(listRedemptions)).reduce((sum, { coins }) => sum + coins, 0)
    expect((await api.as(person).call(currentUser)).rewards.coins).toBe(9 - spent)
  }
  expect(await auditLedger(database, clock.now())).toEqual([])
})

test('a prize that begins to be counted while two processes redeem it gives the one unit it has', async ({
  world,
  given,
}) => {
  const { clock, database } = world
  const mug = await given.prize({ price: 10 })
  const people = await Promise.all([1, 2].map(() => given.member({ coins: 5, hasAddress: true })))
  // Coins past their day are ended between the locks and the judgement: a lock on them holds a redemption there.
  clock.advance({ hours: 24 * 200 })
  for (const person of people) await addCoins(world, person, 20)
  clock.advance({ hours: 24 * 200 })
  const sessions = await Promise.all(people.map((person) => world.api.call(signIn, person)))
  const office = world.api.as(await given.staff({ role: 'admin' }))
  await using one = await world.anotherProcess()
  await using other = await world.anotherProcess()
  const held = await database.pool.connect()
  await held.query('begin')
  await held.query('select from coin_lot where expires_on < $1 for update', [
    clock.now().toString().slice(0, 10),
  ])
  const taps = [one, other].map(({ api }, turn) =>
    api.as({ token: sessions[turn]?.access_token ?? '' }).try(redeem, { product_id: mug.id }),
  )
  await vi.waitFor(async () => expect(await callsWaiting(database)).toBe(2))
  await office.call(moveStock, { id: mug.id, amount: 1, reason: 'Contagem' })
  await held.query('commit')
  held.release()
  const outcomes = await Promise.all(taps)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(outcomes.find(({ ok }) => !ok)?.answer).toMatchObject({ code: 'sold_out' })
  await endOverdueCoins(database, clock.now())
  expect(await auditLedger(database, clock.now())).toEqual([])
})

async function addCoins({ database, clock }: World, { id: memberId }: { id: string }, coins: number) {
  const gift = { memberId, coins, staffId: crypto.randomUUID(), reason: 'Presente', now: clock.now() }
  await database.transaction((tx) => adjustCoins(tx, gift))
}

async function callsWaiting({ pool }: World['database']): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as calls from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].calls
}
