import { expect } from 'vitest'
import { redeem } from '#contract/redemptions.ts'
import { dashboard, queueCounts, systemState } from '#contract/reports.ts'
import { test } from '#server/testing/test.ts'

test('the dashboard of an empty programme is all noughts, and counts what waits', async ({ api, given }) => {
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const empty = await analyst.call(dashboard, {})
  expect(empty).toMatchObject({ invoices: { waiting: 0, due: [] }, decided: { total: 0, median_days: null } })
  const ana = await given.member()
  await given.member({ level: 2, type: 'veterinarian' })
  await given.invoice({ member: ana, dueOn: '2026-11-16' })
  await given.invoice({ member: ana, dueOn: '2026-11-18' })
  expect(await analyst.call(dashboard, {})).toMatchObject({
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

test('what has to be packed, and what nobody packs, are told apart; figures are of the days that were asked for', async ({
  api,
  given,
  clock,
}) => {
  const analyst = api.as(await given.staff({ role: 'analyst' }))
  const ana = api.as(await given.member({ coins: 5000, hasAddress: true }))
  const cup = await given.prize({ price: 300, stock: 5 })
  const credit = await given.prize({ price: 200, stock: 5, kind: 'top_up' })
  const course = await given.prize({ price: 100, stock: 5, kind: 'experience' })
  await ana.call(redeem, { product_id: cup.id, value: 300 })
  await ana.call(redeem, { product_id: credit.id, value: 200, phone: '11987654321' })
  await ana.call(redeem, { product_id: course.id, value: 100, phone: '11987654321', best_time: 'morning' })
  expect(await analyst.call(dashboard, {})).toMatchObject({
    redemptions: { requested: 1, preparing: 0, top_ups: 1, experiences: 1 },
    coins: { spent: 600 },
  })
  clock.advance({ hours: 240 })
  expect(await analyst.call(dashboard, { days: '7' })).toMatchObject({
    coins: { spent: 0, spent_before: 600 },
  })
  expect(await analyst.try(dashboard, { days: '8' as '7' })).toMatchObject({ status: 422 })
})

test('an admin is told of a missing worker and of files that are too many to remove, others are not', async ({
  api,
  given,
  database,
  clock,
}) => {
  const admin = api.as(await given.staff({ role: 'admin' }))
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
  await database.pool.query(
    `insert into heartbeat values ('web 1', now()), ('dead', now() - interval '61 seconds')`,
  )
  expect(await admin.call(systemState)).toEqual({
    version,
    is_worker_seen: false,
    binned_files: 0,
    refused_files: [],
  })
  await database.pool.query(`insert into heartbeat values ('alive', now() - interval '50 seconds')`)
  await database.pool.query(
    `insert into file_sweep (prefix, swept_at, files, unused, refused)
    values ('public/people/', $1, 90, 2, false), ('private/invoices/', $1, 300, 212, true)`,
    [clock.now().toString()],
  )
  expect(await admin.call(systemState)).toEqual({
    version,
    is_worker_seen: true,
    binned_files: 2,
    refused_files: [{ prefix: 'private/invoices/', files: 300, unused: 212 }],
  })
  const support = api.as(await given.staff({ role: 'support' }))
  expect(await support.try(systemState)).toMatchObject({ status: 403 })
})
