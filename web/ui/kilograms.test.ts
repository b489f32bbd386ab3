import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKilograms } from './kilograms.ts'

test.each([
  ['8,5', 8.5],
  ['8.5', 8.5],
  [' 12 ', 12],
  ['12,', 12],
  ['0,8 kg', 0.8],
  ['', undefined],
  ['oito', undefined],
  ['-3', undefined],
  ['1.234,5', undefined],
  ['1e3', undefined],
])('%j is %s', (text, kilograms) => {
  expect(toKilograms(text)).toBe(kilograms)
})

test('a weight written with a comma or with a point is the same weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120_000 }), (grams) => {
      const point = String(grams / 1000)
      expect(toKilograms(point)).toBe(grams / 1000)
      expect(toKilograms(point.replace('.', ','))).toBe(grams / 1000)
    }),
  )
})
