import { expect } from 'vitest'
import { statementSummary } from '#contract/coins.ts'
import { oneInvoice } from '#contract/invoices.ts'
import {
  approveInvoice,
  claimInvoice,
  officeInvoice,
  officeInvoices,
  rejectInvoice,
} from '#contract/invoices-office.ts'
import { isChosenForBlindCheck } from '#server/invoices/blind-checks/chosen.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('lucia', async ({ given, api }) => api.as(await given.staff()))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('large', async ({ given, ana }) =>
    given.invoice({ member: ana, rows: [{ product: await given.product(), valueCents: 200_000 }] }),
  )

test('above 1,500 coins a second, different person decides too', async ({
  world,
  api,
  rita,
  lucia,
  ana,
  large: { id },
}) => {
  expect(await rita.call(approveInvoice, { id, version: 1 })).toMatchObject({
    coins: 2000,
    needs_second: true,
  })
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'received', coins: null })
  const { version, needs_second } = await lucia.call(officeInvoice, { id })
  expect(needs_second).toBe(true)
  for (const outcome of [
    await rita.try(claimInvoice, { id }),
    await rita.try(approveInvoice, { id, version }),
    await rita.try(rejectInvoice, { id, version, reason: 'other' }),
  ])
    expect(outcome).toMatchObject({ status: 409, answer: { code: 'other_person' } })
  expect(await lucia.call(approveInvoice, { id, version })).toMatchObject({ needs_second: false })
  await takeEffect(world)
  expect((await api.as(ana).call(statementSummary)).coins).toBe(2000)
  expect(world.mailbox.to(ana.email)).toHaveLength(1)
})

test('exactly 1,500 is one person’s decision', async ({ given, rita, ana }) => {
  const rows = [{ product: await given.product(), valueCents: 150_099 }]
  const { id } = await given.invoice({ member: ana, rows })
  expect(await rita.call(approveInvoice, { id, version: 1 })).toMatchObject({
    coins: 1500,
    needs_second: false,
  })
})

test('below that, whoever decides may ask for a second person, and others learn that it was asked for', async ({
  world,
  given,
  rita,
  lucia,
  ana,
  large,
}) => {
  const small = await given.invoice({ member: ana })
  await rita.call(approveInvoice, { id: small.id, version: 1, second: true })
  await rita.call(approveInvoice, { id: large.id, version: 1 })
  await takeEffect(world)
  for (const [{ id }, asked_second] of [
    [small, true],
    [large, false],
  ] as const)
    expect(await lucia.call(officeInvoice, { id })).toMatchObject({
      needs_second: true,
      decision: { asked_second },
    })
})

test('a second person who wants to count more is the first for that', async ({
  world,
  rita,
  lucia,
  large: { id },
}) => {
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { version, rows } = await lucia.call(officeInvoice, { id })
  const more = rows.map((row) => ({ id: row.id, counted_cents: 900_000 }))
  expect(await lucia.call(approveInvoice, { id, version, rows: more })).toMatchObject({ needs_second: true })
})

test('a second person may count less, or reject', async ({ world, api, rita, lucia, ana, large: { id } }) => {
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { version } = await lucia.call(officeInvoice, { id })
  await lucia.call(rejectInvoice, { id, version, reason: 'cancelled' })
  await takeEffect(world)
  expect(await api.as(ana).call(oneInvoice, { id })).toMatchObject({ status: 'rejected' })
})

test('what waits for a second person stays in the queue', async ({ world, rita, lucia, large: { id } }) => {
  await rita.call(approveInvoice, { id, version: 1 })
  const during = await lucia.call(officeInvoices, {})
  expect(during.items.find((item) => item.id === id)).toBeUndefined()
  await takeEffect(world)
  const after = await lucia.call(officeInvoices, {})
  expect(after.items.find((item) => item.id === id)).toMatchObject({ needs_second: true })
})

test('one approval in twenty is looked at again, chosen by the invoice alone', async ({
  world,
  given,
  rita,
  ana,
}) => {
  const ids = Array.from({ length: 2000 }, (_, index) => `invoice ${index}`)
  expect(ids.filter((id) => isChosenForBlindCheck(id, 5))).toHaveLength(101)
  await world.database.pool.query('update setting set blind_check_percent = 50')
  const invoices = await Promise.all(Array.from({ length: 8 }, () => given.invoice({ member: ana })))
  for (const { id } of invoices) await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  await world.database.pool.query('update setting set blind_check_percent = 0')
  const marked = await world.database.db
    .selectFrom('invoice')
    .select(['id', 'blind_check'])
    .where('member_id', '=', ana.id)
    .execute()
  for (const { id, blind_check } of marked) expect(blind_check).toBe(isChosenForBlindCheck(id, 50))
})
