import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, type Suitability } from '#domain/feeding-fit.ts'
import { questionsFor } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { fittingFoods } from './fitting-foods.ts'

const forAll: Suitability = {
  pet: 'dog',
  phases: ['adults'],
  weight_from_grams: null,
  weight_to_grams: null,
  castrated: null,
  weight_control: null,
  senior: null,
}
const dog: PetAnswers = { pet: 'dog', phase: 'adults', weight: 12, overweight: false, age: 'adults' }
const cat: PetAnswers = { pet: 'cat', phase: 'adults', weight: 4, castrated: true, overweight: false }

test('species and phase decide first', () => {
  expect(fits(forAll, dog)).toBe(true)
  expect(fits(forAll, cat)).toBe(false)
  expect(fits({ ...forAll, phases: ['puppies', 'lactating'] }, dog)).toBe(false)
})

test('a range holds its first weight and not its last; who must slim goes by the ideal weight', () => {
  const small = { ...forAll, weight_to_grams: 12_000 }
  const large = { ...forAll, weight_from_grams: 12_000 }
  expect([fits(small, dog), fits(large, dog)]).toEqual([false, true])
  expect([fits(small, { ...dog, weight: 11.99 }), fits(large, { ...dog, weight: 11.99 })]).toEqual([
    true,
    false,
  ])
  const slimming = { ...dog, age: undefined, overweight: true, weight: 15, ideal_weight: 10 }
  expect([fits(small, slimming), fits(large, slimming)]).toEqual([true, false])
})

test.each<[keyof Suitability, PetAnswers, PetAnswers]>([
  ['castrated', cat, { ...cat, castrated: false }],
  ['weight_control', { ...cat, overweight: true, ideal_weight: 3 }, cat],
  ['senior', { ...dog, age: 'senior' }, dog],
])('%s: true is for such pets only, false for others only, null for all', (mark, such, other) => {
  const food = { ...forAll, pet: such.pet }
  const judged = [true, false, null].map((value) => {
    const marked = { ...food, [mark]: value }
    return [fits(marked, such), fits(marked, other)]
  })
  expect(judged).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('what was not asked counts as no: no food for seniors to cats, none for the castrated to dogs', () => {
  expect(fits({ ...forAll, pet: 'cat', senior: true }, cat)).toBe(false)
  expect(fits({ ...forAll, castrated: true }, dog)).toBe(false)
  expect(fits({ ...forAll, castrated: false, senior: false }, dog)).toBe(true)
})

test('what is made for just such pets comes first, otherwise the order stays', () => {
  const [all, alsoAll] = [{ ...forAll }, { ...forAll }]
  const precise = { ...forAll, weight_from_grams: 5000, senior: false }
  expect(fittingFoods([all, alsoAll, precise], dog)).toEqual([precise, all, alsoAll])
})

test('whatever the foods and whoever the pet, no food is offered whose marks disagree, and none is left out', () => {
  fc.assert(
    fc.property(fc.array(foods, { maxLength: 20 }), pets, (offered, pet) => {
      const suited = offered.filter((food) => disagreements(food, pet).length === 0)
      expect(new Set(fittingFoods(offered, pet))).toEqual(new Set(suited))
    }),
  )
})

const mark = fc.constantFrom(true, false, null)
const bound = fc.option(fc.integer({ min: 1, max: 60_000 }))
const species = fc.constantFrom('dog' as const, 'cat' as const)
const phases = ['puppies', 'adults', 'pregnant', 'lactating'] as const

const foods = fc.record({
  pet: species,
  phases: fc.subarray([...phases]),
  weight_from_grams: bound,
  weight_to_grams: bound,
  castrated: mark,
  weight_control: mark,
  senior: mark,
})

/** Pets that the form can describe: what is not asked about them is not answered. */
const pets = fc
  .record({
    pet: species,
    phase: fc.constantFrom(...phases),
    weight: fc.integer({ min: 2, max: 600 }).map((tenths) => tenths / 10),
    age: fc.constantFrom('adults' as const, 'senior' as const),
    castrated: fc.boolean(),
    overweight: fc.boolean(),
    ideal_weight: fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10),
    lactating_puppies: fc.integer({ min: 1, max: 20 }),
    lactating_weeks: fc.constantFrom(1 as const, 2 as const, 3 as const),
  })
  .map((answers) => {
    const asked = questionsFor(answers).map((name) => [name, answers[name]])
    return Object.fromEntries(asked) as PetAnswers
  })

function disagreements(food: Suitability, pet: PetAnswers): string[] {
  const grams = 1000 * (pet.ideal_weight ?? pet.weight)
  const wrong = {
    pet: food.pet !== pet.pet,
    phase: !food.phases.includes(pet.phase),
    too_light: food.weight_from_grams !== null && grams < food.weight_from_grams,
    too_heavy: food.weight_to_grams !== null && grams >= food.weight_to_grams,
    castrated: food.castrated === (pet.castrated !== true),
    weight_control: food.weight_control === (pet.overweight !== true),
    senior: food.senior === (pet.age !== 'senior'),
  }
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []))
}
