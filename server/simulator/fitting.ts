import { fits, type Suitability } from '#domain/feeding-fit.ts'
import type { PetAnswers } from '#domain/pet.ts'

/** The foods that suit a pet; of those, what is made for just such pets comes first. */
export function fitting<Food extends Suitability>(foods: readonly Food[], pet: PetAnswers): Food[] {
  return foods.filter((food) => fits(food, pet)).toSorted((one, other) => precision(other) - precision(one))
}

/** How much a food says about its pets; one for a single phase is made for it. */
function precision({ phases, weight_from_grams, weight_to_grams, ...marks }: Suitability): number {
  const { castrated, weight_control, senior } = marks
  const said = [weight_from_grams ?? weight_to_grams, castrated, weight_control, senior]
  return said.filter((mark) => mark !== null).length - phases.length
}
