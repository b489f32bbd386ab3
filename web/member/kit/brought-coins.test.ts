import { expect, test } from 'vitest'
import { areBroughtBy } from './brought-coins.ts'

test('coins are brought by one invoice, also one that is not the newest', () => {
  expect(areBroughtBy(320, [null, 320, 90])).toBe(true)
  expect(areBroughtBy(90, [null, 320, 90])).toBe(true)
})

test('or by the newest together, as after some days away', () => {
  expect(areBroughtBy(410, [null, 320, 90, 55])).toBe(true)
})

test('a bonus, a correction and no coins at all are not', () => {
  for (const coins of [500, 375, 0]) expect(areBroughtBy(coins, [null, 320, 90, 55, 0])).toBe(false)
  expect(areBroughtBy(100, [])).toBe(false)
})
