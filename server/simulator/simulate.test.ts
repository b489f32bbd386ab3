import { expect } from 'vitest'
import type { Input } from '#contract/endpoint.ts'
import { simulate } from '#contract/simulator.ts'
import { test } from '#server/testing/test.ts'
import { createSimulator } from './simulate.ts'

type Pet = Input<typeof simulate>

const dog = { pet: 'dog', phase: 'adults', weight: 15, overweight: false, age: 'adults' } as const
const cat = { pet: 'cat', phase: 'adults', weight: 4, castrated: true, overweight: false } as const
const phases = ['puppies', 'adults', 'pregnant', 'lactating'] as const
const energy = 4000

test.for<[string, Pet, number]>([
  ['a dog of 15 kg', dog, 838],
  ['a senior dog of 15 kg', { ...dog, age: 'senior' }, 724],
  ['an elderly dog of 16 kg', { ...dog, age: 'senior', weight: 16 }, 760],
  ['a castrated cat of 4 kg', cat, 190],
  ['a cat of 4 kg', { ...cat, castrated: false }, 253],
  ['a cat of 5 kg', { ...cat, castrated: false, weight: 5 }, 294],
  ['a castrated cat of 5 kg', { ...cat, weight: 5 }, 220],
  ['a pregnant cat of 5 kg', { pet: 'cat', phase: 'pregnant', weight: 5 }, 412],
  ['a kitten of 2 kg', { pet: 'cat', phase: 'puppies', age: 1, weight: 2 }, 318],
  ['a lactating cat of 4.54 kg', { pet: 'cat', phase: 'lactating', weight: 4.54 }, 603],
])('%s is told what is published', async ([, pet, published], { api, given }) => {
  const food = await given.product({ pet: pet.pet, food: { kcal_per_kg: energy, phases } })
  const result = (await api.as(await given.member()).call(simulate, pet))[food.id]
  expect(Math.abs((result?.kcal ?? 0) - published)).toBeLessThanOrEqual(1)
  expect(Math.abs((result?.portion ?? 0) - (published / energy) * 1000)).toBeLessThanOrEqual(1)
})

test('a result says all there is to show', async ({ api, given }) => {
  const food = await given.product({
    title: 'Serena Mães 3 kg',
    brand: 'Serena',
    pet: 'cat',
    food: { kcal_per_kg: 4300, phases: ['lactating'], bag_grams: 3000 },
  })
  const ana = api.as(await given.member())
  const result = await ana.call(simulate, { pet: 'cat', phase: 'lactating', weight: 4.54 })
  expect(result[food.id]).toEqual({
    id: food.id,
    brand: 'Serena',
    title: 'Serena Mães 3 kg',
    energy: 4300,
    portion: 140,
    color: '#5f5a52',
    slug: food.slug,
    image: { link: null },
    kcal: 602,
    meals: { least: 3, most: 4, free_choice: true },
    equation: {
      terms: [
        [100, { name: 'weight', value: 4.54, power: 0.67 }],
        [60, { name: 'weight', value: 4.54, power: 1 }, 1.2],
      ],
      sources: ['nrc_2006', 'fediaf'],
    },
    notes: ['kittens_assumed'],
    bag_grams: 3000,
  })
})

const nursing = {
  pet: 'dog',
  phase: 'lactating',
  weight: 20,
  lactating_puppies: 6,
  lactating_weeks: 2,
} as const

test.for<[string, object, string]>([
  ['a weight of nothing', { ...dog, weight: 0 }, 'weight'],
  ['a weight of 900 kg', { ...dog, weight: 900 }, 'weight'],
  ['a cat of 40 kg', { ...cat, weight: 40 }, 'weight'],
  ['a weight in words', { ...dog, weight: '15' }, 'weight'],
  ['an ideal weight above the actual', { ...cat, overweight: true, ideal_weight: 5 }, 'ideal_weight'],
  ['an ideal weight of who is not overweight', { ...cat, ideal_weight: 3 }, 'ideal_weight'],
  ['a castrated dog', { ...dog, castrated: true }, 'castrated'],
  ['no puppies', { ...nursing, lactating_puppies: 0 }, 'lactating_puppies'],
  ['forty puppies', { ...nursing, lactating_puppies: 40 }, 'lactating_puppies'],
  ['the ninth week', { ...nursing, lactating_weeks: 9 }, 'lactating_weeks'],
  ['a puppy without an age', { pet: 'dog', phase: 'puppies', weight: 5 }, 'age'],
  ['a senior puppy', { pet: 'dog', phase: 'puppies', weight: 5, age: 'senior' }, 'age'],
  [
    'an overweight dog without its ideal weight',
    { ...dog, age: undefined, overweight: true },
    'ideal_weight',
  ],
  ['a parrot', { ...dog, pet: 'parrot' }, 'pet'],
  ['no phase', { ...dog, phase: undefined }, 'phase'],
])('%s is told at its field', async ([, pet, field], { api, given }) => {
  const { status, answer } = await api.as(await given.member()).try(simulate, pet as Pet)
  expect(status).toBe(422)
  expect(answer).toMatchObject({ errors: { [field]: { 0: expect.stringMatching(/\S/) } } })
})

test('a bound is written as the language writes it', async ({ api, given }) => {
  const nothing = { ...dog, weight: 0 } as Pet
  const { answer } = await api.as(await given.member()).try(simulate, nothing)
  expect(answer).toMatchObject({ errors: { weight: ['O menor valor é 0,1.'] } })
})

test('only what fits is offered, what is made for such pets first', async ({ api, given }) => {
  const light = { kcal_per_kg: 3100, phases: ['adults'] as const, weight_control: true }
  const [forAll, forSmall] = [
    await given.product({ title: 'A', food: light }),
    await given.product({ title: 'B', food: { ...light, weight_to_grams: 9000 } }),
  ]
  const unsuited = [
    await given.product({ food: { ...light, weight_from_grams: 9000 } }),
    await given.product({ food: { ...light, weight_control: false } }),
    await given.product({ food: { ...light, senior: true } }),
    await given.product({ food: light, active: false }),
    await given.product({ food: { phases: ['adults'], weight_control: true } }),
  ].map(({ id }) => id)
  const ana = api.as(await given.member())
  const found = Object.keys(
    await ana.call(simulate, { pet: 'dog', phase: 'adults', weight: 10, overweight: true, ideal_weight: 8 }),
  )
  const ours = found.filter((id) => [forAll.id, forSmall.id, ...unsuited].includes(id))
  expect(ours).toEqual([forSmall.id, forAll.id])
})

test('where nothing fits, the answer is empty', async ({ api, given, database }) => {
  await database.transaction((tx) => tx.updateTable('product').set({ active: false }).execute())
  expect(await api.as(await given.member()).call(simulate, dog)).toEqual({})
})

test('the simulator is for verified members', async ({ api, given }) => {
  expect((await api.as(await given.member({ level: 2 })).try(simulate, dog)).status).toBe(403)
  expect((await api.try(simulate, dog)).status).toBe(401)
})

test('the foods are read once for as long as they are kept', async ({ given, database }) => {
  const food = await given.product({ food: { kcal_per_kg: energy, phases } })
  const patient = createSimulator({ keptForMs: 60_000 })
  const first = await patient(database.db, dog)
  expect(first[food.id]).toMatchObject({ portion: 210 })
  await database.transaction((tx) => tx.updateTable('product').set({ active: false }).execute())
  expect(await patient(database.db, dog)).toEqual(first)
  expect(await createSimulator({ keptForMs: 0 })(database.db, dog)).toEqual({})
})
