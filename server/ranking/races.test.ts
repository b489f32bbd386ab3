import { expect } from 'vitest'
import { hideFromRanking, readRanking } from '#contract/ranking.ts'
import { ledgerAudit } from '#server/coins/audit.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { test as base } from '#server/testing/test.ts'
import { foldRanking } from './fold.ts'
import { rankingChecks } from './ledger-checks.ts'

const test = base.extend('processes', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const databases = Array.from({ length: 4 }, () => openDatabase(world.databaseUrl, createLog('silent')))
  onCleanup(async () => void (await Promise.all(databases.map((database) => database.close()))))
  return databases.map((database) => ({ database, acts: ledgerActs(database, world.clock) }))
})

test.afterEach(async ({ database, clock }) =>
  expect(await ledgerAudit(rankingChecks)(database, clock.now())).toEqual([]),
)

test('earned, taken back, hidden and folded at once, everybody has the place they earned', async ({
  processes,
  api,
  given,
}) => {
  const members = await Promise.all(Array.from({ length: 8 }, () => given.member()))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 240 }, async (_, n) => {
      const member = members[n % 8] as (typeof members)[number]
      const { acts, database } = processes[n % 4] as (typeof processes)[number]
      if (n % 11 === 0) return foldRanking(database.transaction, 7)
      if (n % 7 === 0) return api.as(member).call(hideFromRanking, { is_hidden: n % 2 === 0 })
      const { invoiceId } = await acts.credit(member, 1 + (n % 8))
      if (n % 5 === 0) await acts.reverse(invoiceId)
      return undefined
    }),
  )
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual([])
})

test('while others earn, a place agrees with the list it stands in', async ({ processes, api, given }) => {
  const members = await Promise.all(Array.from({ length: 12 }, () => given.member()))
  const [ana] = members
  if (!ana) throw new Error('nobody there')
  await processes[0]?.acts.credit(ana, 50)
  let isOver = false
  const earning = Promise.all(
    processes.map(async ({ acts, database }, index) => {
      for (let turn = 0; turn < 30; turn += 1) {
        await acts.credit(members[1 + ((turn + index) % 11)] as { id: string }, 7)
        if (turn % 10 === index) await foldRanking(database.transaction)
      }
    }),
  ).finally(() => {
    isOver = true
  })
  let looks = 0
  while (!isOver) {
    const { top, me } = await api.as(ana).call(readRanking, {})
    expect(me).toEqual(top.find(({ is_me }) => is_me))
    looks += 1
  }
  await earning
  expect(looks).toBeGreaterThan(3)
})
