import { expect, test } from 'vitest'
import { matchDocumentRows } from './match-document-rows.ts'

const typed = (productId: string, valueCents: number) => ({ productId, valueCents })
const line = (product_id: string | null, value_cents: number) => ({ product_id, value_cents })

test('a document that was not read row by row counts as typed', () => {
  expect(matchDocumentRows([typed('a', 100)], [])).toEqual([{ paperRow: null, paperCents: 100 }])
})

test('a typed row is its product’s row of the same value, or else another of its product', () => {
  const paper = [line('a', 500), line('a', 100), line('b', 89)]
  expect(matchDocumentRows([typed('a', 100), typed('a', 700), typed('b', 178)], paper)).toEqual([
    { paperRow: 1, paperCents: 100 },
    { paperRow: 0, paperCents: 500 },
    { paperRow: 2, paperCents: 89 },
  ])
})

test('a row that is no product of ours is taken for one of the same value, and no row for two', () => {
  const paper = [line(null, 300)]
  expect(matchDocumentRows([typed('a', 300), typed('b', 300)], paper)).toEqual([
    { paperRow: 0, paperCents: 300 },
    { paperRow: null, paperCents: 0 },
  ])
})
