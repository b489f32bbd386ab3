import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Link } from './fields.ts'

const Kilograms = z.number().check(z.positive(), z.lte(150))

/** The answers of the simulator; one that was not asked is not sent. */
export const PetAnswers = z.object({
  pet: z.enum(['dog', 'cat']),
  phase: z.enum(['puppies', 'adults', 'pregnant', 'lactating']),
  weight: Kilograms,
  age: z.optional(z.union([z.literal([1, 2, 3]), z.enum(['adults', 'senior'])])),
  castrated: z.optional(z.boolean()),
  overweight: z.optional(z.boolean()),
  ideal_weight: z.optional(Kilograms),
  lactating_puppies: z.optional(z.int().check(z.gte(1), z.lte(30))),
  lactating_weeks: z.optional(z.literal([1, 2, 3])),
})

export type PetAnswers = z.infer<typeof PetAnswers>

export const simulate = endpoint({
  method: 'POST',
  path: '/simulator',
  for: { level: 3 },
  summary: 'The products that fit a pet and the daily portion of each',
  body: PetAnswers,
  returns: z.record(
    z.string(),
    z.object({
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
    }),
  ),
})
