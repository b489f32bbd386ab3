import { expect, test } from 'vitest'
import { mealSizes } from './meal-sizes.ts'

test('meals of the same size are said once', () => {
  expect(mealSizes(['73', '73'])).toEqual(['73 g'])
  expect(mealSizes(['24', '23'])).toEqual(['24 g', '23 g'])
  expect(mealSizes(['12', '12', '12', '11'])).toEqual(['3 × 12 g', '11 g'])
})
