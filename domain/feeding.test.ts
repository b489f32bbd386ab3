import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedingOf, gramsPerDay } from './feeding.ts'
import type { PetAnswers } from './pet.ts'

const kcalOf = (pet: PetAnswers) => feedingOf(pet).kcal
const dog = { pet: 'dog', phase: 'adults', overweight: false, age: 'adults' } as const
const cat = { pet: 'cat', phase: 'adults', overweight: false } as const
const puppy = { pet: 'dog', phase: 'puppies' } as const
const kitten = { pet: 'cat', phase: 'puppies' } as const
const mother = { pet: 'dog', phase: 'lactating' } as const
const weights = fc.double({ min: 0.5, max: 90, noNaN: true })

test.each<[string, PetAnswers, number]>([
  ['a dog of 15 kg', { ...dog, weight: 15 }, 838],
  ['a senior dog of 15 kg', { ...dog, age: 'senior', weight: 15 }, 724],
  ['an elderly dog of 16 kg', { ...dog, age: 'senior', weight: 16 }, 760],
  ['a castrated cat of 4 kg', { ...cat, castrated: true, weight: 4 }, 190],
  ['a cat of 4 kg', { ...cat, castrated: false, weight: 4 }, 253],
  ['a cat of 5 kg', { ...cat, castrated: false, weight: 5 }, 294],
  ['a castrated cat of 5 kg', { ...cat, castrated: true, weight: 5 }, 220],
  ['a pregnant cat of 5 kg', { pet: 'cat', phase: 'pregnant', weight: 5 }, 412],
  ['a kitten of 2 kg', { ...kitten, age: 1, weight: 2 }, 318],
  ['a lactating cat of 4.54 kg', { pet: 'cat', phase: 'lactating', weight: 4.54 }, 603],
])('%s needs what is published', (_, pet, published) => {
  expect(Math.abs(kcalOf(pet) - published)).toBeLessThanOrEqual(1)
})

test('more weight needs more, but less for each kilogram', () => {
  fc.assert(
    fc.property(weights, weights, (one, other) => {
      const [light, heavy] = one < other ? [one, other] : [other, one]
      fc.pre(heavy - light > 0.01)
      for (const pet of [dog, { ...cat, castrated: true }, { ...puppy, age: 2 as const }]) {
        const [little, much] = [kcalOf({ ...pet, weight: light }), kcalOf({ ...pet, weight: heavy })]
        expect(much).toBeGreaterThan(little)
        expect(much / heavy).toBeLessThan(little / light)
      }
    }),
  )
})

test('seniors, the castrated and those who lose weight need less; the young the less the older they are', () => {
  fc.assert(
    fc.property(weights, (weight) => {
      expect(kcalOf({ ...dog, age: 'senior', weight })).toBeLessThan(kcalOf({ ...dog, weight }))
      expect(kcalOf({ ...cat, castrated: true, weight })).toBeLessThan(
        kcalOf({ ...cat, castrated: false, weight }),
      )
      const slimming = { overweight: true, weight: weight * 1.2, ideal_weight: weight }
      expect(kcalOf({ ...dog, ...slimming })).toBeLessThan(kcalOf({ ...dog, weight }))
      expect(kcalOf({ ...cat, castrated: true, ...slimming })).toBeLessThan(
        kcalOf({ ...cat, castrated: true, weight }),
      )
      for (const young of [puppy, kitten]) {
        const [first, second, third] = ([1, 2, 3] as const).map((age) => kcalOf({ ...young, age, weight }))
        expect(first).toBeGreaterThan(second ?? 0)
        expect(second).toBeGreaterThan(third ?? 0)
      }
    }),
  )
})

test('the ideal weight alone decides for those who lose weight', () => {
  const slimming = { ...dog, overweight: true, ideal_weight: 10 }
  expect(kcalOf({ ...slimming, weight: 15 })).toBe(kcalOf({ ...slimming, weight: 25 }))
})

test('the fifth pup adds twelve for each kilogram and week, the ninth nothing', () => {
  const litter = (lactating_puppies: number) =>
    kcalOf({ ...mother, weight: 20, lactating_puppies, lactating_weeks: 2 })
  expect(litter(5) - litter(4)).toBeCloseTo(12 * 20 * 0.95, 9)
  expect(litter(4) - litter(3)).toBeCloseTo(24 * 20 * 0.95, 9)
  expect(litter(9)).toBe(litter(8))
  expect(feedingOf({ ...mother, weight: 20, lactating_puppies: 9, lactating_weeks: 2 }).notes).toEqual([
    'litter_counted_as_eight',
  ])
})

test('twice the energy in the food is half of it in the bowl', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 50, max: 5000, noNaN: true }),
      fc.integer({ min: 1250, max: 2500 }),
      (kcal, energy) => {
        expect(Math.abs(gramsPerDay(kcal, energy) - 2 * gramsPerDay(kcal, 2 * energy))).toBeLessThanOrEqual(
          1.5,
        )
      },
    ),
  )
})

test('adults and the pregnant eat twice a day, the youngest four times, whoever nurses as often as she likes', () => {
  const twice = { least: 2, most: 2, free_choice: false }
  const nursing = { least: 3, most: 4, free_choice: true }
  for (const pet of ['dog', 'cat'] as const) {
    expect(feedingOf({ pet, phase: 'adults', weight: 5 }).meals).toEqual(twice)
    expect(feedingOf({ pet, phase: 'pregnant', weight: 5 }).meals).toEqual(twice)
    expect(feedingOf({ pet, phase: 'lactating', weight: 5 }).meals).toEqual(nursing)
    expect(feedingOf({ pet, phase: 'puppies', weight: 2, age: 1 }).meals).toMatchObject({ least: 4, most: 4 })
  }
})
