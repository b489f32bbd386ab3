import type { Portion } from '#contract/simulator.ts'
import { type Feeding, feedingOf, gramsPerDay } from '#domain/feeding.ts'
import { fits } from '#domain/feeding-fit.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { fittingFoods } from './fitting-foods.ts'
import { activeFood, activeFoods, type Food } from './queries.ts'

/** The foods are cached, so that a simulation is arithmetic only. */
export function createSimulator({ keptForMs }: { keptForMs: number }) {
  const foodsOf = cached(keptForMs, activeFoods)

  return async function simulate(db: Db, pet: PetAnswers): Promise<Record<string, Portion>> {
    const feeding = feedingOf(pet)
    const suited = fittingFoods(await foodsOf(db), pet)
    return Object.fromEntries(suited.map((food) => [food.id, portionOf(food, feeding)]))
  }
}

export async function portionWith(db: Db, productId: string, pet: PetAnswers): Promise<Portion | undefined> {
  const food = await activeFood(db, productId)
  return food && fits(food, pet) ? portionOf(food, feedingOf(pet)) : undefined
}

function portionOf(food: Food, { kcal, equation, meals, notes }: Feeding): Portion {
  return {
    id: food.id,
    brand: food.brand,
    title: food.title,
    energy: food.kcal_per_kg,
    portion: gramsPerDay(kcal, food.kcal_per_kg),
    color: food.colour,
    slug: food.slug,
    image: { link: food.image_file && `/files/${food.image_file}` },
    kcal: Math.round(kcal),
    meals,
    equation,
    notes: [...notes],
    bag_grams: food.bag_grams,
  }
}
