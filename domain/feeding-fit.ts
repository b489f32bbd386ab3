import type { PetAnswers } from './pet.ts'

/** For which pets a food is made. A mark that is null does not matter; false is for others only. */
export type Suitability = {
  readonly pet: PetAnswers['pet']
  readonly phases: readonly PetAnswers['phase'][]
  /** From the first weight on and below the second. */
  readonly weight_from_grams: number | null
  readonly weight_to_grams: number | null
  readonly castrated: boolean | null
  readonly weight_control: boolean | null
  readonly senior: boolean | null
}

/** What was not asked about a pet counts as no. */
export function fits(food: Suitability, pet: PetAnswers): boolean {
  return (
    food.pet === pet.pet &&
    food.phases.includes(pet.phase) &&
    isWithin(food, pet) &&
    agrees(food.castrated, pet.castrated) &&
    agrees(food.weight_control, pet.overweight) &&
    agrees(food.senior, pet.age === 'senior')
  )
}

/** An overweight pet goes by what it should weigh. */
function isWithin({ weight_from_grams, weight_to_grams }: Suitability, pet: PetAnswers): boolean {
  const grams = 1000 * ((pet.overweight && pet.ideal_weight) || pet.weight)
  return grams >= (weight_from_grams ?? 0) && grams < (weight_to_grams ?? Number.POSITIVE_INFINITY)
}

function agrees(mark: boolean | null, answer = false): boolean {
  return mark === null || mark === answer
}
