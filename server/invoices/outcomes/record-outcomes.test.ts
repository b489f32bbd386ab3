import { expect } from 'vitest'
import { approveInvoice, rejectInvoice, undoDecision } from '#contract/invoices-office.ts'
import type { Reading, ReadRow } from '#contract/invoices-reading.ts'
import { confirmWording } from '#contract/invoices-review.ts'
import { readingReport } from '#contract/reports.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { test as base } from '#server/testing/test.ts'

const period = { from: '2026-01-01', to: '2026-12-31' }

const test = base
  .extend('rita', async ({ given, api }) => api.as(await given.staff()))
  .extend('analyst', async ({ given, api }) => api.as(await given.staff({ role: 'analyst' })))
  .extend('ana', async ({ given }) => given.member({ type: 'attendant' }))
  .extend('vivaz', async ({ given }) => given.product({ title: 'Vivaz Adulto 15 kg' }))

function photo(rows: ReadRow[], id: string): Partial<Reading> {
  return {
    source: 'ocr',
    number: '1240',
    issuer: { id, name: null },
    rows,
    fields: { number: { from: 'key', sure: true }, total: { from: 'words', sure: true } },
  }
}

const row = (cents: number, more: Partial<ReadRow> = {}): ReadRow => ({
  name: `RACAO ${cents}`,
  ean: null,
  code: null,
  value_cents: cents,
  product_id: null,
  sure: true,
  ...more,
})

test('an approval keeps what was read right and what was not, and nothing that leads to a person', async ({
  world,
  given,
  rita,
  analyst,
  ana,
  vivaz,
}) => {
  const known = { product_id: vivaz.id, matched_by: 'ean' } as const
  const reading = photo(
    [row(10_000, { ...known, quantity: 2 }), row(3957, { ...known, quantity: 8 }), row(700)],
    '11222333000181',
  )
  const rows = [10_000, 9357, 700].map((valueCents) => ({ product: vivaz, valueCents }))
  const { id } = await given.invoice({ member: ana, number: '1240', rows, reading })
  const { rows: typed } = await world.database.pool.query<{ id: string }>(
    'select id from invoice_row where invoice_id = $1 order by position',
    [id],
  )
  await rita.call(confirmWording, { id, row: 2, product_id: vivaz.id })
  const counted = [10_000, 9357, 700].map((counted_cents, at) => ({
    id: typed[at]?.id ?? '',
    counted_cents,
    ...(at === 1 && { counted_units: 3 }),
  }))
  await rita.call(approveInvoice, { id, version: 1, rows: counted })
  expect((await analyst.call(readingReport, period)).documents).toBe(0)
  await takeEffect(world)

  const { rows: kept } = await world.database.pool.query('select * from reading_outcome order by id')
  expect(Object.keys(kept[0]).toSorted()).toEqual(
    [
      ...['decided_on', 'document', 'field', 'fields', 'file_kind', 'id', 'is_right', 'issuer'],
      ...['read_value', 'right_value', 'source', 'was_sure'],
    ].toSorted(),
  )
  expect(kept.filter(({ is_right }) => !is_right)).toMatchObject([
    { field: 'row_value', source: 'words', was_sure: true, read_value: '3957', right_value: '9357' },
    { field: 'quantity', source: 'words', was_sure: true, read_value: '8', right_value: '3' },
    { field: 'product', was_sure: false, read_value: null, right_value: vivaz.id },
  ])
  const ids = JSON.stringify(kept)
  expect([id, ana.id].some((one) => ids.includes(one))).toBe(false)

  const report = await analyst.call(readingReport, period)
  expect(report).toMatchObject({
    documents: 1,
    fields: [
      { field: 'number', source: 'key', file_kind: 'xml', documents: 1, fields: 1, right: 1 },
      { field: 'product', source: 'words', fields: 3, right: 2, sure_but_wrong: 0 },
      { field: 'quantity', source: 'words', fields: 2, right: 1, sure_but_wrong: 1 },
      { field: 'row_value', source: 'words', fields: 3, right: 2, sure_but_wrong: 1 },
    ],
    issuers: [{ issuer: '11222333', documents: 1, fields: 9, right: 6, sure_but_wrong: 2 }],
  })
  expect(report.weeks.filter(({ documents }) => documents > 0)).toMatchObject([{ fields: 9, right: 6 }])
})

test('what was undone, rejected or never read says nothing', async ({ world, given, rita, analyst, ana }) => {
  const before = await analyst.call(readingReport, period)
  const read = photo([row(10_000)], '11222333000181')
  const undone = await given.invoice({ member: ana, reading: read })
  await rita.call(approveInvoice, { id: undone.id, version: 1 })
  await rita.call(undoDecision, { id: undone.id })
  const rejected = await given.invoice({ member: ana, reading: read })
  await rita.call(rejectInvoice, { id: rejected.id, version: 1, reason: 'other' })
  const unread = await given.invoice({ member: ana })
  await rita.call(approveInvoice, { id: unread.id, version: 1 })
  await takeEffect(world)
  expect(await analyst.call(readingReport, period)).toEqual(before)
})

test('a person who issues is not kept', async ({ world, given, rita, ana, vivaz }) => {
  const reading = photo([row(100, { product_id: vivaz.id, matched_by: 'words' })], '52998224725')
  const { id } = await given.invoice({ member: ana, rows: [{ product: vivaz, valueCents: 100 }], reading })
  await rita.call(approveInvoice, { id, version: 1 })
  await takeEffect(world)
  const { rows } = await world.database.pool.query('select distinct issuer from reading_outcome')
  expect(rows.map(({ issuer }) => issuer)).not.toContain('52998224725')
  expect(rows.map(({ issuer }) => issuer)).toContain(null)
})
