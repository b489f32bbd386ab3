import { expect, test } from 'vitest'
import { centsOf } from './cents.ts'

test.for([
  ['538.32', 53832],
  ['0.07', 7],
  ['1.1', 110],
  ['35', 3500],
  ['2.3000', 230],
  ['4503599627.29', 450359962729],
] as const)('%s reais are %i cents', ([amount, cents]) => {
  expect(centsOf(amount)).toBe(cents)
})

test.for(['', '-1.00', '1,50', '1.005', 'NaN', '1e3', '.50', undefined])('%j is no amount', (amount) => {
  expect(centsOf(amount)).toBeUndefined()
})
