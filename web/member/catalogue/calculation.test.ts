import { expect, test } from 'vitest'
import { answersOf, fieldsFor, tableOf } from './calculation.ts'

const adults = { pet: 'dog', phases: ['adults'] } as const
const all = { pet: 'cat', phases: ['puppies', 'adults', 'pregnant', 'lactating'] } as const

test('what the product says is not asked; each field follows from the one before', () => {
  expect(fieldsFor(adults, answersOf(adults, {}))).toEqual(['weight'])
  const typed = { weight: '8,5', overweight: 'false', age: 'adults' }
  expect(fieldsFor(adults, answersOf(adults, { weight: '8,5' }))).toEqual(['weight', 'overweight'])
  expect(fieldsFor(adults, answersOf(adults, typed))).toEqual(['weight', 'overweight', 'age'])
  expect(fieldsFor(all, answersOf(all, { phase: 'pregnant' }))).toEqual(['phase', 'weight'])
})

test('nonsense is not read: neither a cat of a hundred kilos nor an ideal weight above the weight', () => {
  expect(answersOf(all, { phase: 'adults', weight: '100' })).toEqual({ pet: 'cat', phase: 'adults' })
  const heavy = { weight: '20', overweight: 'true', ideal_weight: '21' }
  expect(answersOf(adults, heavy)).not.toHaveProperty('ideal_weight')
})

test('the portion stands between those of a lighter and a heavier pet', () => {
  const answers = answersOf(adults, { weight: '8.5', overweight: 'false', age: 'adults' })
  expect(tableOf(answers, 3750)).toMatchObject({
    by: 'weight',
    rows: [
      { kilograms: 6, grams: 112, isTheirs: false },
      { kilograms: 8.5, grams: 146, isTheirs: true },
      { kilograms: 11, grams: 177, isTheirs: false },
    ],
  })
  const slimming = answersOf(adults, { weight: '20', overweight: 'true', ideal_weight: '15' })
  expect(tableOf(slimming, 3750)?.by).toBe('ideal')
  expect(tableOf(answersOf(adults, {}), 3750)).toBeUndefined()
})
