import * as z from 'zod/mini'

/** The heaviest cats and dogs on record stay below; more is a slip of the finger. */
export const heaviestKg = { dog: 120, cat: 15 } as const
export const lightestKg = 0.1

const Kilograms = z.number().check(z.gte(lightestKg), z.lte(heaviestKg.dog))

/** What is wrong with a typed weight: it is none, no pet weighs that, or the ideal one is not below today's. */
export function weightFault(
  kilograms: number | undefined,
  { pet, below = Number.POSITIVE_INFINITY }: { pet: keyof typeof heaviestKg; below?: number | undefined },
): 'weight' | 'range' | 'ideal' | undefined {
  if (kilograms === undefined) return 'weight'
  if (kilograms < lightestKg || kilograms > heaviestKg[pet]) return 'range'
  return kilograms < below ? undefined : 'ideal'
}

/** The answers of the simulator one by one; whether they belong together is checked where they are sent. */
export const PetFields = {
  pet: z.enum(['dog', 'cat']),
  phase: z.enum(['puppies', 'adults', 'pregnant', 'lactating']),
  weight: Kilograms,
  age: z.optional(z.union([z.literal([1, 2, 3]), z.enum(['adults', 'senior'])])),
  castrated: z.optional(z.boolean()),
  overweight: z.optional(z.boolean()),
  ideal_weight: z.optional(Kilograms),
  lactating_puppies: z.optional(z.int().check(z.gte(1), z.lte(20))),
  lactating_weeks: z.optional(z.literal([1, 2, 3])),
}

export const PetAnswers = z.object(PetFields)
export type PetAnswers = z.infer<typeof PetAnswers>
