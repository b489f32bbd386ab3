import { expect } from 'vitest'
import { dashboard, queueCounts } from '#contract/reports.ts'
import { test } from '#server/testing/test.ts'

test('the dashboard of an empty programme is all noughts, and counts what waits', async ({ api, given }) => {
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const empty = await analyst.call(dashboard)
  expect(empty).toMatchObject({ invoices: { waiting: 0, due: [] }, decided: { total: 0, median_days: null } })
  const ana = await given.member()
  await given.member({ level: 2, type: 'veterinarian' })
  await given.invoice({ member: ana, dueOn: '2026-11-16' })
  await given.invoice({ member: ana, dueOn: '2026-11-18' })
  expect(await analyst.call(dashboard)).toMatchObject({
    invoices: { waiting: 2, late: 1, due: [{ due_on: '2026-11-16', count: 1 }, { due_on: '2026-11-18' }] },
    verification: { waiting: 1 },
    members: { total: 2 },
  })
  expect(await analyst.call(queueCounts)).toEqual({
    invoices: 2,
    verification: 1,
    redemptions: 0,
    adjustments: 0,
  })
})
