import { expect } from 'vitest'
import { oneChallenge } from '#contract/challenges.ts'
import { type Goal, updateChallenge } from '#contract/challenges-office.ts'
import { statement } from '#contract/coins.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { rankingChecks } from '#server/ranking/ledger-checks.ts'
import { createGiven } from '#server/testing/given.ts'
import { test as base } from '#server/testing/test.ts'
import { challengeChecks } from './ledger-checks.ts'
import { takeBackFromChallenges } from './take-back.ts'

/** Four workers, as far as the database can tell: each with its own connections. */
const test = base.extend('workers', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const databases = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  onCleanup(async () => void (await Promise.all(databases.map((database) => database.close()))))
  return databases.map((database) => ({ database, given: createGiven(database, world.clock, world.secrets) }))
})

const audit = ledgerAudit([...challengeChecks, ...rankingChecks])
test.afterEach(async ({ database, clock }) => expect(await audit(database, clock.now())).toEqual([]))

test('forty invoices of one member counted at once by four workers pay one bonus', async ({
  workers,
  api,
  given,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const product = await given.product()
  const { id } = await given.challenge({ goal: { target: 200_000, bonus: 70 } })
  // Half of them earn no coins: their wallet is locked by the challenge alone.
  const free = await given.product({ rate: 0 })
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      workers[n % 4]?.given.invoice({
        member: ana,
        status: 'counted',
        rows: [{ product: n % 2 ? free : product, valueCents: 10_000 }],
      }),
    ),
  )
  const { goal } = await api.as(ana).call(oneChallenge, { id })
  expect(goal).toMatchObject({ progress: 400_000, reached_at: expect.any(String) })
  const { items } = await api.as(ana).call(statement, {})
  expect(items.filter(({ kind }) => kind === 'challenge_bonus')).toHaveLength(1)
})

test('counted and reversed at once, the bonus stands exactly if the target does', async ({
  workers,
  api,
  given,
  clock,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const { id } = await given.challenge({ goal: { target: 50_000, bonus: 70 } })
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => given.invoice({ member: ana, status: 'counted' })),
  )
  await Promise.all([
    ...sent.map(({ id: invoiceId }, n) =>
      workers[n % 4]?.database.transaction(async (tx) => {
        const reversed = { status: 'reversed', reason: 'shop_returned' } as const
        await tx.updateTable('invoice').set(reversed).where('id', '=', invoiceId).execute()
        await takeBackFromChallenges(tx, { invoiceId, memberId: ana.id, now: clock.now() })
      }),
    ),
    ...[0, 1, 2].map((n) => workers[n]?.given.invoice({ member: ana, status: 'counted' })),
  ])
  const { goal } = await api.as(ana).call(oneChallenge, { id })
  expect(goal).toMatchObject({ progress: 30_000, reached_at: null })
})

test('a goal that changes while it is worked towards is the old one or the new one', async ({
  workers,
  api,
  given,
  clock,
}) => {
  const ana = await given.member({ type: 'attendant' })
  const team = api.as(await given.staff({ role: 'catalogue' }))
  const { id, title } = await given.challenge({ goal: { target: 10_000, bonus: 70 } })
  const texts = { 'pt-BR': title, es: title, en: title }
  const facts = { titles: texts, descriptions: texts, audience: null, cap: null, is_draft: false }
  const standing = { is_withdrawn: false, version: 1 }
  const window = {
    opens_at: clock.now().subtract({ hours: 1 }).toString(),
    closes_at: clock.now().add({ hours: 1 }).toString(),
  }
  const goal: Goal = { unit: 'cents', target: 20_000, bonus: 90, product_ids: [] }
  const [change] = await Promise.all([
    team.try(updateChallenge, { id, ...facts, ...standing, ...window, goal }),
    workers[0]?.given.invoice({ member: ana, status: 'counted' }),
  ])
  const seen = (await api.as(ana).call(oneChallenge, { id })).goal
  expect(change.ok ? [seen?.target, seen?.reached_at] : [change.status, seen?.target, seen?.bonus]).toEqual(
    change.ok ? [20_000, null] : [409, 10_000, 70],
  )
})
