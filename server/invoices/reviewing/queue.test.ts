import { expect } from 'vitest'
import { claimInvoice, officeInvoice, officeInvoices } from '#contract/invoices-office.ts'
import { findInvoices } from '#contract/invoices-review.ts'
import { test as base } from '#server/testing/test.ts'

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff({ name: 'Rita Camargo' })))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant', workplace: 'Pet Center' }))

test('the queue is by due day, then the riskiest, page after page without a gap', async ({
  given,
  rita,
  ana,
}) => {
  const expected: string[] = []
  for (const [dueOn, findings] of [
    ['2026-11-18', 3],
    ['2026-11-18', 1],
    ['2026-11-18', 1],
    ['2026-11-18', 0],
    ['2026-11-19', 9],
    ...Array.from({ length: 40 }, () => ['2026-11-20', 0] as const),
  ] as const)
    expected.push((await given.invoice({ member: ana, dueOn, findings })).id)
  await given.invoice({ member: ana, status: 'counted' })
  const seen: string[] = []
  let after: string | undefined
  do {
    const { items, next } = await rita.call(officeInvoices, after ? { after } : {})
    expect(items.length).toBeLessThanOrEqual(30)
    seen.push(...items.map(({ id }) => id))
    after = next ?? undefined
  } while (after)
  expect(seen).toEqual(expected)
})

test('what was decided is listed by its status, the latest first', async ({ given, rita, ana }) => {
  const [old, young] = [
    await given.invoice({ member: ana, status: 'rejected', dueOn: '2026-10-01' }),
    await given.invoice({ member: ana, status: 'rejected', dueOn: '2026-11-01' }),
  ]
  const { items } = await rita.call(officeInvoices, { status: 'rejected' })
  expect(items.map(({ id }) => id)).toEqual([young.id, old.id])
})

test('a row says who sent it and who has it; a cursor that nobody gave is the beginning', async ({
  given,
  rita,
  ana,
}) => {
  const { id } = await given.invoice({ member: ana, dueOn: '2026-11-01', number: '77' })
  await rita.call(claimInvoice, { id })
  for (const after of ['', 'x', "2026-11-18_1_'; drop table invoice"]) {
    const { items } = await rita.call(officeInvoices, { after })
    expect(items[0]).toMatchObject({
      id,
      number: '77',
      member: { id: ana.id, name: 'Ana Souza', workplace: 'Pet Center' },
      claimed_by: 'Rita Camargo',
    })
  }
})

test('a reviewer sees the last documents of the member', async ({ given, rita, ana }) => {
  const earlier = await given.invoice({ member: ana, status: 'counted', number: '1' })
  const { id } = await given.invoice({ member: ana })
  await given.invoice({ member: await given.member({ type: 'attendant' }) })
  const seen = await rita.call(officeInvoice, { id })
  expect(seen.earlier).toMatchObject([{ id: earlier.id, number: '1', status: 'counted', coins: 100 }])
  expect(seen.trace).toMatchObject([{ coins: 100 }])
})

test('an invoice is found by its number however it is written, or by its key, the latest first', async ({
  given,
  rita,
  ana,
}) => {
  const key = '35261112345678000195550010000123451123456780'
  const older = await given.invoice({ member: ana, number: '000.012.345', accessKey: key })
  const newer = await given.invoice({ member: ana, number: '123456', status: 'rejected' })
  await given.invoice({ member: ana, number: '912345' })
  const found = async (q: string) => (await rita.call(findInvoices, { q })).items.map(({ id }) => id)
  expect(await found('12.345')).toEqual([newer.id, older.id])
  expect(await found('00012345')).toEqual([newer.id, older.id])
  expect(await found('123456')).toEqual([newer.id])
  expect(await found(key.replaceAll(/(.{4})/g, '$1 '))).toEqual([older.id])
  for (const nothing of ['000', '...', '%%%', "981' or true --", 'NF-e'])
    expect(await found(nothing)).toEqual([])
  const { id: seventh } = await given.invoice({ member: ana, number: 'NF 7' })
  await given.invoice({ member: ana, number: '70001' })
  expect(await found('007')).toEqual([seventh])
  const { items } = await rita.call(findInvoices, { q: '123456' })
  expect(items[0]).toMatchObject({ number: '123456', member: { id: ana.id, name: 'Ana Souza' } })
})
