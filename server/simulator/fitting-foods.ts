import { fits, type Suitability } from '#domain/feeding-fit.ts'
import type { PetAnswers } from '#domain/pet.ts'

/** Foods made for just such pets come first. */
export function fittingFoods<Food extends Suitability>(foods: readonly Food[], pet: PetAnswers): Food[] {
  return foods.filter((food) => fits(food, pet)).toSorted((one, other) => precision(other) - precision(one))
}

function precision({ phases, weight_from_grams, weight_to_grams, ...marks }: Suitability): number {
  const { castrated, weight_control, senior } = marks
  const said = [weight_from_grams ?? weight_to_grams, castrated, weight_control, senior]
  return said.filter((mark) => mark !== null).length - phases.length
}
