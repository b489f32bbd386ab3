import { expect } from 'vitest'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import {
  blindCheck,
  blindChecks,
  checkBlind,
  dismissLikeness,
  invoiceCounts,
} from '#contract/invoices-review.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const nothingElse = { access_key: null, issuer: null, issued_on: null, total_cents: null }

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ name: 'Rita Camargo' })))
  .extend('davi', async ({ given, api }) => api.as(await given.staff({ name: 'Davi Rocha' })))
  .extend('counted', async ({ world, given, rita }) => {
    await world.database.pool.query('update setting set blind_check_percent = 100')
    const { id } = await given.invoice({ member: await given.member({ type: 'attendant' }) })
    await rita.call(approveInvoice, { id, version: 1 })
    await takeEffect(world)
    return id
  })

test('an approval that was chosen is looked at again by somebody else, who does not see the first decision', async ({
  rita,
  davi,
  counted: id,
}) => {
  const listed = async (person: typeof rita) => (await person.call(blindChecks, {})).items
  expect((await listed(rita)).map((row) => row.id)).not.toContain(id)
  expect((await rita.try(blindCheck, { id })).status).toBe(404)
  expect((await listed(davi)).find((row) => row.id === id)).toMatchObject({ status: 'received' })
  const left = (await davi.call(invoiceCounts)).blind
  const seen = await davi.call(blindCheck, { id })
  expect(seen).toMatchObject({ status: 'received', decision: null, barred: null })
  expect(seen.rows.every(({ counted_cents }) => counted_cents === null)).toBe(true)
  expect(JSON.stringify(seen)).not.toContain('Rita')
  expect(await davi.call(checkBlind, { id, decision: 'approve' })).toEqual({ agrees: true, coins: 100 })
  expect((await davi.call(invoiceCounts)).blind).toBe(left - 1)
  expect((await davi.call(officeInvoice, { id })).status).toBe('counted')
})

test('another value or a no is no agreement, and moves nothing', async ({
  davi,
  given,
  api,
  counted: id,
}) => {
  const unknown = await davi.try(checkBlind, { id, decision: 'reject', reason: 'cut_off' })
  expect(unknown).toMatchObject({ status: 422 })
  const [row] = (await davi.call(blindCheck, { id })).rows
  const rows = [{ id: row?.id ?? '', counted_cents: 5000 }]
  expect(await davi.call(checkBlind, { id, decision: 'approve', rows })).toEqual({ agrees: false, coins: 50 })
  const lucia = api.as(await given.staff())
  expect(await lucia.try(checkBlind, { id, decision: 'reject', reason: 'other' })).toMatchObject({
    status: 409,
    answer: { code: 'stale' },
  })
})

test('what the first person has mended or dismissed is seen as it came', async ({
  world,
  given,
  rita,
  davi,
}) => {
  await world.database.pool.query('update setting set blind_check_percent = 100')
  const member = await given.member({ type: 'attendant' })
  const [other, mine] = [await given.invoice({ member }), await given.invoice({ member })]
  const { id, number } = mine
  const findings = [
    { code: 'number_differs', facts: { read: '88412', typed: number } },
    { code: 'look_alike', facts: { invoice_id: other.id } },
  ]
  const reading = { source: 'none', number: '88412', rows: [], findings, ...nothingElse }
  await world.database.pool.query('update invoice_reading set reading = $2 where invoice_id = $1', [
    id,
    reading,
  ])
  await rita.call(dismissLikeness, { id, other: other.id })
  await rita.call(approveInvoice, { id, version: 1, number: '88412' })
  await takeEffect(world)
  expect(await rita.call(officeInvoice, { id })).toMatchObject({ number: '88412', alike: [] })
  const asItCame = { number, risk: 'duplicate', findings: 2 }
  expect(await davi.call(blindCheck, { id })).toMatchObject({ ...asItCame, alike: [{ id: other.id }] })
  const { items } = await davi.call(blindChecks, {})
  expect(items.find((row) => row.id === id)).toMatchObject(asItCame)
  expect(JSON.stringify(await davi.call(blindCheck, { id }))).not.toContain('dismissed')
})

test('of ten who check at once one is taken', async ({ given, api, counted: id }) => {
  const people = await Promise.all(Array.from({ length: 10 }, () => given.staff()))
  const outcomes = await Promise.all(
    people.map((person) => api.as(person).try(checkBlind, { id, decision: 'reject', reason: 'other' })),
  )
  expect(outcomes.filter(({ ok }) => ok).map(({ answer }) => answer)).toEqual([
    { agrees: false, coins: null },
  ])
})
