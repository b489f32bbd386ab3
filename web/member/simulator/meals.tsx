import { type Meals as Daily, splitInMeals } from '#domain/feeding-meals.ts'
import { useFormat } from '#web/platform/format.ts'
import { usePetWords } from '#web/platform/pet-words.ts'

/** A day's grams in meals that add up to it: 2 refeições de 73 g, 2 refeições: 24 g e 23 g, 3 a 4 refeições de 37 a 49 g. */
export function Meals({ gramsPerDay, meals }: { gramsPerDay: number; meals: Daily }) {
  const { portions } = usePetWords()
  const { number } = useFormat()
  const { least, most, free_choice: isFree } = meals

  function told(): string {
    const each = (count: number) => number(Math.round(gramsPerDay / count))
    if (least !== most) return portions.perMealBetween(least, most, each(most), each(least))
    if (gramsPerDay % most === 0) return portions.perMeal(most, each(most))
    return portions.perMealUneven(splitInMeals(gramsPerDay, most).map(number))
  }

  return <p>{isFree ? portions.orFree(told()) : told()}</p>
}
