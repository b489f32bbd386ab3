import { existsSync } from 'node:fs'
import { expect } from 'vitest'
import { openClientPage, shopsNear } from '#contract/clients.ts'
import { listLeads } from '#contract/leads.ts'
import { listPrescriptions } from '#contract/prescriptions.ts'
import { signIn } from '#contract/sessions.ts'
import { isCep, isCpf, isMobile } from '#domain/documents.ts'
import { nextQuestion } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { Db } from '#server/platform/db.ts'
import { fittingFoods } from '#server/simulator/fitting-foods.ts'
import { test } from '#server/testing/test.ts'
import { demoProducts } from './demo-catalogue.ts'
import { demoLeads, demoPrescriptions } from './demo-clients.ts'
import { demoErased } from './demo-sales.ts'
import { demoPassword, fillWithDemo } from './seed.ts'

const unmarked = {
  weight_from_grams: null,
  weight_to_grams: null,
  castrated: null,
  weight_control: null,
  senior: null,
}
const foods = demoProducts.map((product) => ({ ...unmarked, ...product }))

const choices: { readonly [Each in keyof PetAnswers]: readonly unknown[] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  weight: [0.3, 2, 5, 9.9, 10, 11.9, 12, 14, 24.9, 25, 60],
  age: [1, 2, 3, 'adults', 'senior'],
  castrated: [true, false],
  overweight: [true, false],
  ideal_weight: [0.2, 4, 11.9, 12, 24],
  lactating_puppies: [1, 9],
  lactating_weeks: [1, 3],
}

/** Every pet that can be described with these choices. */
function* petsAfter(answers: Partial<PetAnswers>): Generator<PetAnswers> {
  const question = nextQuestion(answers)
  if (!question) yield answers as PetAnswers
  else for (const choice of choices[question] ?? []) yield* petsAfter({ ...answers, [question]: choice })
}

test('whatever is answered in the form, at least two products of the demo fit', () => {
  const isOf = ({ phase, age }: PetAnswers) => (phase === 'puppies') === (typeof age === 'number')
  const pets = [...petsAfter({})].filter((pet) => pet.age === undefined || isOf(pet))
  expect(pets).toHaveLength(352)
  expect(pets.filter((pet) => fittingFoods(foods, pet).length < 2)).toEqual([])
})

test('the products of the demo are many, complete and told apart', () => {
  expect(demoProducts).toHaveLength(46)
  for (const key of ['sku', 'ean', 'slug', 'title'] as const)
    expect(new Set(demoProducts.map((product) => product[key])).size).toBe(demoProducts.length)
  for (const product of demoProducts) {
    expect(product.slug).toMatch(/^[a-z0-9-]+$/)
    expect(checkDigit(product.ean.slice(0, 12))).toBe(Number(product.ean.at(-1)))
    expect(existsSync(new URL(`demo/products/${product.picture}.webp`, import.meta.url))).toBe(true)
    expect(product.bag_grams).toBeGreaterThan(1000)
    const [least, most] = product.weight_control ? [3000, 3400] : [3300, 4300]
    expect(product.kcal_per_kg >= least && product.kcal_per_kg <= most).toBe(true)
  }
})

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

test('the demo professionals have leads in every state and prescriptions that lead somewhere', async ({
  world,
  api,
}) => {
  await fillWithDemo(world, world.clock.now())
  const as = async (name: string) => {
    const email = `${name}@petisco.example`
    return api.as({ token: (await api.call(signIn, { email, password: demoPassword })).access_token })
  }
  const camila = await as('atendente')
  const { items } = await camila.call(listLeads, {})
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['sent', 'bought', 'closed']))
  expect(items.map(({ created_at }) => created_at)).toEqual(
    items
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  )
  for (const { bought_on, bag_grams, daily_dose, remind_on } of await boughtLeads(world.database.db))
    expect(remind_on).toEqual(bought_on?.add({ days: Math.floor((bag_grams ?? 0) / daily_dose) }))
  for (const name of ['veterinaria', 'criador']) {
    const prescriber = await as(name)
    const leads = demoLeads.filter(({ adviser }) => adviser === `${name}@petisco.example`)
    const erased = leads.filter(({ client }) => demoErased.includes(client.name))
    expect((await prescriber.call(listLeads, {})).items).toHaveLength(leads.length - erased.length)
    const [first] = (await prescriber.call(listPrescriptions, {})).items
    expect((await api.try(openClientPage, { token: first?.code ?? '' })).status).toBe(200)
  }
  const [thor] = items.filter(({ pet_name }) => pet_name === 'Thor')
  const { shops } = await api.call(shopsNear, { token: thor?.token ?? '' })
  expect(shops.map(({ name }) => name)).toEqual(['Pet Center Bom Amigo'])
})

function boughtLeads(db: Db) {
  return db
    .selectFrom('lead')
    .select(['bought_on', 'bag_grams', 'daily_dose', 'remind_on'])
    .where('status', '=', 'bought')
    .execute()
}

test('the documents of the demo clients would pass in the form', () => {
  for (const { client } of [...demoLeads, ...demoPrescriptions])
    expect(isMobile(client.phone) && isCep(client.cep)).toBe(true)
  for (const { client } of demoPrescriptions) expect(isCpf(client.cpf)).toBe(true)
})
