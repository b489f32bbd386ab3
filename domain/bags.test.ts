import { expect, test } from 'vitest'
import { bagsOfRows } from './bags.ts'

const row = (productId: string, countedCents = 100) => ({ productId, countedCents })
const line = (product_id: string | null, quantity?: number) => ({ product_id, quantity })

test('the first row of a product has all the bags that the document names, in whole numbers', () => {
  const paper = [line('a', 2), line('a'), line('b', 0.5), line(null, 9)]
  expect(bagsOfRows([row('a'), row('a'), row('b')], paper)).toEqual([3, 0, 1])
})

test('a row that does not count has none, and leaves them to the next of its product', () => {
  expect(bagsOfRows([row('a', 0), row('a'), row('b', 0)], [line('a', 5)])).toEqual([0, 5, 0])
})

test('what the document does not say is one bag a row', () => {
  expect(bagsOfRows([row('a'), row('a')], [])).toEqual([1, 1])
})

test('no line is of more bags than anybody buys', () => {
  expect(bagsOfRows([row('a')], [line('a', 5_000_000), line('a', 1)])).toEqual([100_001])
})
