import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import type { DraftReading, ReadRow } from '#contract/invoices-reading.ts'
import {
  type Draft,
  type DraftRow,
  editedRow,
  emptyDraft,
  withoutReading,
  withRows,
} from '#web/member/invoices/draft.ts'
import { fillDraft } from './fill-draft.ts'
import { regionOf } from './region-of.ts'
import { listLine, takeOwnReading, takeReading, unlistedLines } from './take-reading.ts'

const read = (product_id: string | null, value_cents: number, more: Partial<ReadRow> = {}): ReadRow => ({
  name: product_id ?? 'COLEIRA',
  ean: null,
  code: null,
  value_cents,
  product_id,
  ...more,
})

const reading: DraftReading = {
  source: 'ocr',
  access_key: null,
  number: '1241',
  issuer: { id: '11222333000181', name: 'Distribuidora' },
  issued_on: '2026-11-12',
  total_cents: 30_000,
  rows: [read('a', 18_990, { sure: true }), read(null, 3000), read('b', 5100, { sure: false })],
  fields: { number: { from: 'words', sure: false } },
  regions: [
    { of: 'number', box: [0.1, 0.1, 0.2, 0.02] },
    { of: 'row_value', row: 0, box: [0.8, 0.3, 0.1, 0.02] },
    { of: 'row', row: 0, box: [0.1, 0.3, 0.8, 0.02] },
    { of: 'row', row: 2, page: 1, box: [0.1, 0.5, 0.8, 0.02] },
  ],
  trouble: null,
}

const row = (productId: string, value = ''): DraftRow => ({ id: productId, productId, value })

test('number and rows of our products come in, marked, and what is unsure is marked as that', () => {
  const draft = takeReading(emptyDraft(), reading, 'photo')
  expect(draft).toMatchObject({ number: '1241', numberFrom: 'photo', isNumberUnsure: true })
  expect(draft.rows).toMatchObject([
    { productId: 'a', value: 'R$ 189,90', from: 'photo', isUnsure: undefined, line: 0 },
    { productId: 'b', value: 'R$ 51,00', from: 'photo', isUnsure: true, line: 2 },
  ])
  expect(unlistedLines(draft).map(({ line }) => line)).toEqual([1])
})

test('the same reading once more changes nothing', () => {
  const once = takeReading(emptyDraft(), reading, 'photo')
  expect(takeReading(once, reading, 'photo')).toEqual(once)
})

test('the row that somebody stands in is filled in its place', () => {
  const empty = emptyDraft()
  expect(takeReading(empty, reading, 'photo').rows[0]?.id).toBe(empty.rows[0]?.id)
})

test('what was typed stays, the rest is added, and an open value is filled', () => {
  const typed: Draft = { number: '77', rows: [row('b', 'R$ 1,00'), row('a')] }
  const draft = takeReading(typed, reading, 'photo')
  expect(draft).toMatchObject({
    number: '77',
    rows: [
      { productId: 'b', value: 'R$ 1,00', line: 2 },
      { productId: 'a', value: 'R$ 189,90', valueFrom: 'photo' },
    ],
  })
  expect(withoutReading(draft)).toEqual({ number: '77', rows: [row('b', 'R$ 1,00'), row('a')] })
})

test('a number that was taken out stays out, and so does a row', () => {
  const draft = takeReading(emptyDraft(), reading, 'photo')
  const cleared: Draft = { ...draft, number: '', numberFrom: undefined, isNumberTyped: true }
  const without = withRows(cleared, cleared.rows.slice(1))
  const again = takeReading(without, reading, 'photo')
  expect(again).toMatchObject({ number: '', rows: [{ productId: 'b' }] })
  expect(unlistedLines(again).map(({ line }) => line)).toEqual([0, 1])
})

test('somebody chooses the product of an item that was not known', () => {
  const draft = listLine(takeReading(emptyDraft(), reading, 'photo'), 1, 'c', 'photo')
  expect(draft.rows[2]).toMatchObject({ productId: 'c', value: 'R$ 30,00', valueFrom: 'photo', line: 1 })
  expect(unlistedLines(draft)).toEqual([])
})

test('the code or XML that the device read is not replaced by words, whichever comes first', () => {
  const code = { from: 'photo', number: '5001', accessKey: 'k', rows: [] } as const
  const first = takeReading(fillDraft(emptyDraft(), code, []), reading, 'photo')
  const last = fillDraft(takeReading(emptyDraft(), reading, 'photo'), code, [])
  for (const draft of [first, last])
    expect(draft).toMatchObject({ number: '5001', accessKey: 'k', issuer: 'Distribuidora' })
  expect(first.isNumberUnsure ?? last.isNumberUnsure).toBeUndefined()
})

test('the place of a field is that of its row, or of the number, on its page', () => {
  const draft = takeReading(emptyDraft(), reading, 'photo')
  expect(regionOf(draft, 'number')?.box[0]).toBe(0.1)
  expect(regionOf(draft, 'products.0.value')?.of).toBe('row')
  expect(regionOf(draft, 'products.0.product_id')?.of).toBe('row')
  expect(regionOf(draft, 'products.1.value')?.page).toBe(1)
  for (const field of ['products.7.value', 'image', undefined]) expect(regionOf(draft, field)).toBeUndefined()
})

test('a number that only a code or the key says has no place of its own', () => {
  const box: [number, number, number, number] = [0.1, 0.8, 0.8, 0.02]
  const coded: DraftReading = {
    ...reading,
    regions: [
      { of: 'key', box },
      { of: 'code', box },
    ],
  }
  expect(regionOf(takeReading(emptyDraft(), coded, 'photo'), 'number')).toBeUndefined()
})

const own = { ...reading, rows: [read('a', 18_990), read(null, 3000), read('b', 5100, { sure: false })] }

test('what the device read of a PDF stays, and its rows are found among those of the server', () => {
  const draft = takeOwnReading(emptyDraft(), own)
  expect(draft).toMatchObject({ isReadHere: true, rows: [{ line: 0, from: 'pdf' }, { line: 2 }] })
  const removed = withRows(draft, draft.rows.slice(1))
  const server = { ...reading, rows: [read('c', 900), ...reading.rows] }
  const after = takeReading(removed, server, 'pdf')
  expect(after.isReadHere).toBeUndefined()
  expect(after.rows).toMatchObject([
    { productId: 'b', line: 3 },
    { productId: 'c', line: 0 },
  ])
  expect(after.removedLines).toEqual([1])
})

test('what the device was not sure of gives way to what the server is sure of, unless it was typed over', () => {
  const draft = takeOwnReading(emptyDraft(), own)
  const server = { ...reading, rows: [...reading.rows.slice(0, 2), read('b', 15_100, { sure: true })] }
  const after = takeReading(draft, server, 'pdf')
  expect(after.rows[1]).toMatchObject({ productId: 'b', value: 'R$ 151,00', isUnsure: undefined, line: 2 })
  const typed = withRows(
    draft,
    draft.rows.map((row) => (row.line === 2 ? editedRow(row, { value: 'R$ 52,00' }) : row)),
  )
  expect(takeReading(typed, server, 'pdf').rows[1]).toMatchObject({ value: 'R$ 52,00' })
})

test('the server was faster than the device: what it read stays', () => {
  const draft = takeReading(emptyDraft(), reading, 'pdf')
  expect(takeOwnReading(draft, { ...own, number: '9' })).toBe(draft)
})

const ids = ['a', 'b', 'c']
const products = ids.map((id) => ({ id, title: id, sku: id, ean: null }) as unknown as Product)
const line = { cfop: '5102', quantity: '1', unitValue: '1', discountCents: 0, name: '' }

const anyReading = fc.record({
  rows: fc.array(
    fc.record({
      product: fc.constantFrom(...ids, null),
      cents: fc.integer({ min: 0, max: 99_999 }),
      sure: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  number: fc.option(fc.constantFrom('1', '22', '333')),
  sure: fc.boolean(),
})

const anyAct = fc.oneof(
  fc.record({ act: fc.constant('number' as const), text: fc.constantFrom('', '9', '98') }),
  fc.record({
    act: fc.constant('value' as const),
    place: fc.nat(4),
    text: fc.constantFrom('', 'R$ 1,00', 'R$ 2,50'),
  }),
  fc.record({ act: fc.constant('product' as const), place: fc.nat(4), text: fc.constantFrom(...ids) }),
  fc.record({ act: fc.constant('remove' as const), place: fc.nat(4) }),
  fc.record({ act: fc.constant('server' as const), reading: anyReading }),
  fc.record({ act: fc.constant('device' as const), reading: anyReading }),
  fc.record({ act: fc.constant('file' as const) }),
)
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never

test('whatever arrives in whatever order, nothing typed changes', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
      let draft: Draft = emptyDraft()
      const typed = { number: undefined as string | undefined, rows: new Map<string, Partial<DraftRow>>() }
      for (const act of acts) {
        draft = done(draft, act, typed)
        if (typed.number !== undefined) expect(draft.number).toBe(typed.number)
        for (const [id, part] of typed.rows)
          expect(draft.rows.find((one) => one.id === id)).toMatchObject(part)
        expect(draft.rows.length).toBeGreaterThan(0)
        expect(new Set(draft.rows.map((one) => one.id)).size).toBe(draft.rows.length)
      }
    }),
    { numRuns: 2000 },
  )
})

function done(
  draft: Draft,
  act: Act,
  typed: { number: string | undefined; rows: Map<string, Partial<DraftRow>> },
): Draft {
  if (act.act === 'number') {
    typed.number = act.text
    return { ...draft, number: act.text, numberFrom: undefined, isNumberTyped: true }
  }
  if (act.act === 'server') return takeReading(draft, serverReading(act.reading), 'photo')
  if (act.act === 'device') return fillDraft(draft, deviceReading(act.reading), products)
  if (act.act === 'file') {
    // A number that was left empty is open to the next file, and so is a row.
    if (typed.number === '') typed.number = undefined
    return withoutReading(draft)
  }
  const row = draft.rows[act.place]
  if (!row) return draft
  if (act.act === 'remove') {
    if (draft.rows.length === 1) return draft
    typed.rows.delete(row.id)
    return withRows(
      draft,
      draft.rows.filter((one) => one !== row),
    )
  }
  const part = act.act === 'value' ? { value: act.text } : { productId: act.text }
  // Editing one part of a row makes the whole row the person's.
  const next = editedRow(row, part)
  typed.rows.set(row.id, {
    productId: next.productId,
    ...((next.isValueTyped || row.from || next.value) && { value: next.value }),
  })
  return withRows(
    draft,
    draft.rows.map((one) => (one === row ? next : one)),
  )
}

type Said = typeof anyReading extends fc.Arbitrary<infer One> ? One : never

function serverReading({ rows, number, sure }: Said): DraftReading {
  return {
    ...reading,
    number,
    fields: { number: { from: 'words', sure } },
    rows: rows.map(({ product, cents, sure }) => read(product, cents, { sure })),
  }
}

function deviceReading({ rows, number }: Said) {
  return {
    from: 'xml',
    number: number ?? '4444',
    rows: rows.map(({ product, cents }) => ({ ...line, code: product ?? 'none', valueCents: cents })),
  } as const
}
