import { expect, test } from 'vitest'
import { answersOf, type CalculatorTexts } from './calculator-answers.ts'
import { portionsByWeight, usualPortions } from './portions-by-weight.ts'

const adults = {
  pet: 'dog',
  phases: ['adults'],
  weight_from_grams: null,
  weight_to_grams: null,
  castrated: null,
  weight_control: null,
  senior: null,
} as const
const small = { ...adults, weight_to_grams: 12_000, weight_control: false, senior: false }
const seniorCats = { ...adults, pet: 'cat', weight_control: false, senior: true } as const

const worked = (food: Parameters<typeof answersOf>[0], typed: CalculatorTexts) =>
  portionsByWeight(food, answersOf(food, typed, 'pt-BR'), 3750)
const weights = (table: ReturnType<typeof portionsByWeight>) =>
  typeof table === 'object' ? table.rows.map(({ kilograms }) => kilograms) : table

test('the portion stands between those of a lighter and a heavier pet', () => {
  expect(worked(adults, { weight: '8.5', overweight: 'false', age: 'adults' })).toMatchObject({
    by: 'weight',
    rows: [
      { kilograms: 6, grams: 112, isTheirs: false },
      { kilograms: 8.5, grams: 146, isTheirs: true },
      { kilograms: 11, grams: 177, isTheirs: false },
    ],
  })
  expect(worked(adults, {})).toBeUndefined()
})

test('a pet must slim to less than it weighs: no row is at or above that', () => {
  const slimming = worked(adults, { weight: '60', overweight: 'true', ideal_weight: '50' })
  expect(slimming).toMatchObject({ by: 'ideal' })
  expect(weights(slimming)).toEqual([35, 50])
})

test('a pet the food is not for gets no table, nor does a neighbour of one it is for', () => {
  expect(worked(small, { weight: '60' })).toBe('unsuited')
  expect(
    worked({ ...small, weight_control: null }, { weight: '60', overweight: 'true', ideal_weight: '50' }),
  ).toBe('unsuited')
  expect(weights(worked(small, { weight: '10' }))).toEqual([7, 10])
})

test('a food for senior cats is for them, though a cat is not asked its age', () => {
  expect(weights(worked(seniorCats, { weight: '4', castrated: 'true' }))).toEqual([2.8, 4, 5])
})

test('before anything is typed four weights stand there, of those the food is for', () => {
  const usual = (food: Parameters<typeof usualPortions>[0]) => weights(usualPortions(food, 3750)?.table)
  expect(usual(adults)).toEqual([2, 10, 25, 60])
  expect(usual(small)).toEqual([2, 4, 8, 10])
  expect(usual({ ...small, weight_from_grams: 25_000, weight_to_grams: null })).toEqual([25, 30, 50, 60])
  expect(usual(seniorCats)).toEqual([3, 4, 5, 6])
  expect(usualPortions({ ...adults, weight_control: true }, 3750)?.table.by).toBe('ideal')
  expect(usualPortions({ ...adults, phases: ['puppies'] }, 3750)).toBeUndefined()
})
