import * as z from 'zod/mini'
import { heaviestKg, lightestKg, mostPuppies, type PetAnswers as Pet } from '#domain/pet.ts'
import { like } from './like.ts'

const Kilograms = z.number().check(z.gte(lightestKg), z.lte(heaviestKg.dog))

/** The answers of the simulator one by one; whether they belong together is checked where they are sent. */
export const PetFields = {
  pet: z.enum(['dog', 'cat']),
  phase: like(z.enum(['puppies', 'adults', 'pregnant', 'lactating']), 'pregnant'),
  weight: Kilograms,
  age: z.optional(z.union([z.literal([1, 2, 3]), z.enum(['adults', 'senior'])])),
  castrated: z.optional(z.boolean()),
  overweight: z.optional(z.boolean()),
  ideal_weight: z.optional(Kilograms),
  lactating_puppies: z.optional(z.int().check(z.gte(1), z.lte(mostPuppies))),
  lactating_weeks: z.optional(z.literal([1, 2, 3])),
} satisfies { [Name in keyof Pet]-?: z.ZodMiniType<Pet[Name]> }

export const PetAnswers = z.object(PetFields)
