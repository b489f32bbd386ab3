import { expect, test } from 'vitest'
import { answersOf, faultIn, fieldsFor } from './calculator-answers.ts'

const forAll = {
  weight_from_grams: null,
  weight_to_grams: null,
  castrated: null,
  weight_control: null,
  senior: null,
}
const adults = { ...forAll, pet: 'dog', phases: ['adults'] } as const
const all = { ...forAll, pet: 'cat', phases: ['puppies', 'adults', 'pregnant', 'lactating'] } as const

test('what the product says is not asked; each field follows from the one before', () => {
  expect(fieldsFor(adults, answersOf(adults, {}, 'pt-BR'))).toEqual(['weight'])
  const typed = { weight: '8,5', overweight: 'false', age: 'adults' }
  expect(fieldsFor(adults, answersOf(adults, { weight: '8,5' }, 'pt-BR'))).toEqual(['weight', 'overweight'])
  expect(fieldsFor(adults, answersOf(adults, typed, 'pt-BR'))).toEqual(['weight', 'overweight', 'age'])
  expect(fieldsFor(all, answersOf(all, { phase: 'pregnant' }, 'pt-BR'))).toEqual(['phase', 'weight'])
})

test('nor is what its marks decide: a light food for castrated cats asks for the two weights', () => {
  const light = { ...all, phases: ['adults'], castrated: true, weight_control: true } as const
  const answers = answersOf(light, { weight: '6', castrated: 'false', overweight: 'false' }, 'pt-BR')
  expect(answers).toEqual({ pet: 'cat', phase: 'adults', weight: 6, castrated: true, overweight: true })
  expect(fieldsFor(light, answers)).toEqual(['weight', 'ideal_weight'])
  const forGrown = { ...adults, weight_control: false, senior: true }
  expect(answersOf(forGrown, { weight: '8' }, 'pt-BR')).toMatchObject({ overweight: false, age: 'senior' })
  const alsoForYoung = { ...forGrown, phases: ['puppies', 'adults'] } as const
  expect(
    fieldsFor(alsoForYoung, answersOf(alsoForYoung, { phase: 'puppies', weight: '2' }, 'pt-BR')),
  ).toContain('age')
})

test('nonsense is not read: neither a cat of a hundred kilos nor an ideal weight above the weight', () => {
  expect(answersOf(all, { phase: 'adults', weight: '100' }, 'pt-BR')).toEqual({ pet: 'cat', phase: 'adults' })
  const heavy = { weight: '20', overweight: 'true', ideal_weight: '21' }
  expect(answersOf(adults, heavy, 'pt-BR')).not.toHaveProperty('ideal_weight')
})

test('what is not read is told, and an empty field is left in peace', () => {
  const dog = { pet: 'dog', weight: 20 } as const
  expect(faultIn('weight', '900', dog, 'pt-BR')).toBe('range')
  expect(faultIn('weight', '100', { pet: 'cat' }, 'pt-BR')).toBe('range')
  expect(faultIn('weight', 'oito', dog, 'pt-BR')).toBe('weight')
  expect(['20', '21', '19,5'].map((text) => faultIn('ideal_weight', text, dog, 'pt-BR'))).toEqual([
    'ideal',
    'ideal',
    undefined,
  ])
  expect(faultIn('lactating_puppies', '21', dog, 'pt-BR')).toBe('litter')
  expect(faultIn('weight', ' ', dog, 'pt-BR')).toBeUndefined()
})
