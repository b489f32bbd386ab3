import * as z from 'zod/mini'
import { factorNames, feedingNotes, feedingSources } from '#domain/feeding.ts'
import { questionsFor } from '#domain/feeding-questions.ts'
import { heaviestKg, type PetAnswers as Pet } from '#domain/pet.ts'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { Id, Link } from './fields.ts'
import { PetAnswers } from './pet-answers.ts'

const later = [
  'age',
  'castrated',
  'overweight',
  'ideal_weight',
  'lactating_puppies',
  'lactating_weeks',
] as const

const ages: Readonly<Record<Pet['phase'], readonly unknown[]>> = {
  puppies: [1, 2, 3],
  adults: ['adults', 'senior'],
  pregnant: [],
  lactating: [],
}

/** Everything that is asked about this pet is answered, nothing else is, and the answers make sense together. */
export const coherent = [
  ...later.map((name) =>
    must<Pet>((pet) => pet[name] === undefined || questionsFor(pet).includes(name), 'not_asked', name),
  ),
  ...later.map((name) =>
    must<Pet>((pet) => pet[name] !== undefined || !questionsFor(pet).includes(name), 'unanswered', name),
  ),
  must<Pet>(
    (pet) => !questionsFor(pet).includes('age') || pet.age === undefined || ages[pet.phase].includes(pet.age),
    'age_of_phase',
    'age',
  ),
  must<Pet>(({ pet, weight }) => weight <= heaviestKg[pet], 'too_heavy', 'weight'),
  must<Pet>(
    ({ weight, ideal_weight }) => ideal_weight === undefined || ideal_weight < weight,
    'ideal_not_below',
    'ideal_weight',
  ),
] as const

const Factor = z.union([
  z.number(),
  z.object({ name: z.enum(factorNames), value: z.number(), power: z.number() }),
])

export const Portion = z.object({
  id: Id,
  brand: z.string(),
  title: z.string(),
  /** kcal per kg of the food. */
  energy: z.int(),
  /** Whole grams per day. */
  portion: z.int(),
  color: z.string(),
  slug: z.string(),
  image: Link,
  /** What the pet needs per day, whole. */
  kcal: z.int(),
  /** `free_choice`: or as much as she likes. */
  meals: z.object({ least: z.int(), most: z.int(), free_choice: z.boolean() }),
  /** The terms are added, the factors of each multiplied. */
  equation: z.object({
    terms: z.readonly(z.array(z.readonly(z.array(Factor)))),
    sources: z.readonly(z.array(z.enum(feedingSources))),
  }),
  notes: z.array(z.enum(feedingNotes)),
  /** The usual bag, in grams; null if it is not known. */
  bag_grams: z.nullable(z.int()),
})
export type Portion = z.infer<typeof Portion>

export const simulate = endpoint({
  method: 'POST',
  path: '/simulator',
  asks: true,
  for: { level: 3 },
  summary: 'The products that fit a pet and the daily portion of each',
  body: PetAnswers.check(...coherent),
  returns: z.record(z.string(), Portion),
})
