import { expect } from 'vitest'
import { coinReport } from '#contract/reports.ts'
import { ledgerActs } from '#server/coins/test-acts.ts'
import { test } from '#server/testing/test.ts'

test('expiring coins are told by 30, 60 and 90 days, and what expired is gone from the total', async ({
  api,
  given,
  database,
  clock,
}) => {
  const acts = ledgerActs(database, clock)
  const ana = await given.member()
  for (const [day, coins] of [
    ['2025-12-10', 1],
    ['2025-12-31', 10],
    ['2026-01-20', 100],
    ['2026-02-20', 1000],
    ['2026-06-01', 10_000],
  ] as const) {
    clock.set(`${day}T12:00:00-03:00`)
    await acts.credit(ana, coins)
  }
  clock.set('2026-12-11T12:00:00-03:00')
  await acts.expire()
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const report = await analyst.call(coinReport, { from: '2026-12-01', to: '2026-12-31' })
  expect(report.expiring).toEqual([
    { days: 30, coins: 10 },
    { days: 60, coins: 110 },
    { days: 90, coins: 1110 },
  ])
  expect(report).toMatchObject({ expired: -1, outstanding: 11_110, closing: 11_110 })
})
