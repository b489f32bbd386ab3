import { expect, test } from 'vitest'
import { coinsOf, coinsOfRow, traceOf } from './earning.ts'

test.for([
  [18_990, 1000, 189],
  [9_350, 1500, 140],
  [99, 1000, 0],
  [100, 1000, 1],
  [0, 2000, 0],
  [99_999_999_999, 10_000, 9_999_999_999],
] as const)('%i cents at %i thousandths earn %i', ([valueCents, rateThousandths, coins]) => {
  expect(coinsOfRow({ valueCents, rateThousandths })).toBe(coins)
})

test('each row is rounded down by itself, and the trace adds up', () => {
  const rows = [
    { product: 'A', valueCents: 199, rateThousandths: 1000 },
    { product: 'B', valueCents: 199, rateThousandths: 1000 },
  ]
  expect(coinsOf(rows)).toBe(2)
  expect(traceOf(rows)).toEqual([
    { title: 'A', value_cents: 199, rate_thousandths: 1000, coins: 1 },
    { title: 'B', value_cents: 199, rate_thousandths: 1000, coins: 1 },
  ])
})
