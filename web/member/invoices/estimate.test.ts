import { expect, test } from 'vitest'
import { coinsOf, estimateOf } from './estimate.ts'

test.for([
  ['R$ 189,90', 1000, 189],
  ['R$ 0,99', 1000, 0],
  ['R$ 10,00', 1500, 15],
  ['R$ 1.234,56', 2000, 2469],
  ['', 1000, 0],
] as const)('%s at %i thousandths gives %i', ([value, rate, coins]) => {
  expect(coinsOf(value, rate)).toBe(coins)
})

test('each row counts by itself, and a row without a product gives nothing', () => {
  const products = [{ id: 'a', rate_thousandths: 1000 }]
  const rows = [
    { id: '1', productId: 'a', value: 'R$ 1,60' },
    { id: '2', productId: 'a', value: 'R$ 1,60' },
    { id: '3', productId: '', value: 'R$ 100,00' },
  ]
  expect(estimateOf(rows, products)).toBe(2)
})
