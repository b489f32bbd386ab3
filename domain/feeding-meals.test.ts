import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitInMeals } from './feeding-meals.ts'

test('47 g are 24 g and 23 g, not twice 24 g', () => {
  expect(splitInMeals(47, 2)).toEqual([24, 23])
  expect(splitInMeals(146, 2)).toEqual([73, 73])
})

test('meals add up to the day, and none is larger than another by more than a gram', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 4 }), (grams, count) => {
      const meals = splitInMeals(grams, count)
      expect(meals).toHaveLength(count)
      expect(meals.reduce((sum, meal) => sum + meal)).toBe(grams)
      expect((meals[0] ?? 0) - (meals.at(-1) ?? 0)).toBeLessThanOrEqual(1)
    }),
  )
})
