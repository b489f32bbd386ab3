/** What is known about a pet that is to be fed. Weights are in kg; what was not asked is not there. */
export type PetAnswers = {
  pet: 'dog' | 'cat'
  phase: 'puppies' | 'adults' | 'pregnant' | 'lactating'
  weight: number
  /** 4 is asked of large dogs, and told to the server as 3. */
  age?: 1 | 2 | 3 | 4 | 'adults' | 'senior' | undefined
  castrated?: boolean | undefined
  overweight?: boolean | undefined
  ideal_weight?: number | undefined
  lactating_puppies?: number | undefined
  lactating_weeks?: 1 | 2 | 3 | undefined
}

/** The heaviest cats and dogs on record stay below; more is a slip of the finger. */
export const heaviestKg = { dog: 120, cat: 15 } as const
export const lightestKg = 0.1
export const mostPuppies = 20
/** Of food in a day. */
export const mostGrams = 20_000

/** What is wrong with a typed weight: it is none, no pet weighs that, or the ideal one is not below today's. */
export function weightFault(
  kilograms: number | undefined,
  { pet, below = Number.POSITIVE_INFINITY }: { pet: keyof typeof heaviestKg; below?: number | undefined },
): 'weight' | 'range' | 'ideal' | undefined {
  if (kilograms === undefined) return 'weight'
  if (kilograms < lightestKg || kilograms > heaviestKg[pet]) return 'range'
  return kilograms < below ? undefined : 'ideal'
}
