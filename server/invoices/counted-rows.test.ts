import { expect, test } from 'vitest'
import type { ReadRow } from '#contract/invoices-reading.ts'
import { countedBags } from './counted-rows.ts'

const typed = (productId: string, cents: number, countedUnits?: number) => ({
  productId,
  valueCents: cents,
  countedCents: cents,
  ...(countedUnits !== undefined && { countedUnits }),
})

const line = (product_id: string | null, value_cents: number, quantity: number): ReadRow => ({
  name: 'RACAO',
  ean: null,
  code: null,
  value_cents,
  quantity,
  product_id,
})

test('a quantity that somebody put right takes the place of what was read', () => {
  const paper = [line('a', 1000, 8), line('b', 500, 2)]
  expect(countedBags([typed('a', 1000), typed('b', 500)], paper)).toEqual([8, 2])
  expect(countedBags([typed('a', 1000, 3), typed('b', 500)], paper)).toEqual([3, 2])
})

test('what was read of a row whose product was not recognised counts for the product that was typed', () => {
  expect(countedBags([typed('a', 1000)], [line(null, 1000, 10)])).toEqual([10])
  expect(countedBags([typed('a', 1000), typed('b', 500)], [line(null, 500, 4), line('a', 990, 2)])).toEqual([
    2, 4,
  ])
})

test('so does one of a row whose product or place was not read', () => {
  expect(countedBags([typed('a', 1000, 3)], [line(null, 1000, 8)])).toEqual([3])
  expect(countedBags([typed('a', 1000, 3)], [])).toEqual([3])
})
