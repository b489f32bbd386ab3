import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { must } from './faults.ts'
import { questionsFor } from './feeding-questions.ts'
import { Id, Link } from './fields.ts'
import { heaviestKg, PetAnswers } from './pet-answers.ts'

const later = [
  'age',
  'castrated',
  'overweight',
  'ideal_weight',
  'lactating_puppies',
  'lactating_weeks',
] as const

const ages: Readonly<Record<PetAnswers['phase'], readonly unknown[]>> = {
  puppies: [1, 2, 3],
  adults: ['adults', 'senior'],
  pregnant: [],
  lactating: [],
}

/** Everything that is asked about this pet is answered, nothing else is, and the answers make sense together. */
export const coherent = [
  ...later.map((name) =>
    must<PetAnswers>((pet) => pet[name] === undefined || questionsFor(pet).includes(name), 'not_asked', name),
  ),
  ...later.map((name) =>
    must<PetAnswers>(
      (pet) => pet[name] !== undefined || !questionsFor(pet).includes(name),
      'unanswered',
      name,
    ),
  ),
  must<PetAnswers>(
    (pet) => !questionsFor(pet).includes('age') || pet.age === undefined || ages[pet.phase].includes(pet.age),
    'age_of_phase',
    'age',
  ),
  must<PetAnswers>(({ pet, weight }) => weight <= heaviestKg[pet], 'too_heavy', 'weight'),
  must<PetAnswers>(
    ({ weight, ideal_weight }) => ideal_weight === undefined || ideal_weight < weight,
    'ideal_not_below',
    'ideal_weight',
  ),
] as const

/** Why a result says what it says: shown in words beside the figures. */
export const FeedingNote = z.enum(['kittens_assumed', 'litter_counted_as_eight', 'months_up_to_18'])
export type FeedingNote = z.infer<typeof FeedingNote>

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
  equation: z.object({ formula: z.string(), source: z.string() }),
  notes: z.array(FeedingNote),
  /** The usual bag, in grams; null if it is not known. */
  bag_grams: z.nullable(z.int()),
})
export type Portion = z.infer<typeof Portion>

export const simulate = endpoint({
  method: 'POST',
  path: '/simulator',
  for: { level: 3 },
  summary: 'The products that fit a pet and the daily portion of each',
  body: PetAnswers.check(...coherent),
  returns: z.record(z.string(), Portion),
})
