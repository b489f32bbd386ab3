import { useFormat } from './format.ts'
import { usePetWords } from './pet-words.ts'

type Meals = { readonly least: number; readonly most: number }

/** A day's grams in meals: 2 refeições de 73 g, or 3 a 4 refeições de 37 a 49 g. */
export function useMealsText() {
  const { portions } = usePetWords()
  const { number } = useFormat()
  return (gramsPerDay: number, { least, most }: Meals) => {
    const each = (count: number) => number(Math.round(gramsPerDay / count))
    return least === most
      ? portions.perMeal(most, each(most))
      : portions.perMealBetween(least, most, each(most), each(least))
  }
}
