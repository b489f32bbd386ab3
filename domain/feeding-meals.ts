/** How often a day's food is given; whoever nurses may also eat as much as she likes. */
export type Meals = { readonly least: number; readonly most: number; readonly free_choice: boolean }

/** Meals as even as whole grams allow, the larger ones first: together they are the day. */
export function splitInMeals(gramsPerDay: number, count: number): readonly number[] {
  const [small, larger] = [Math.floor(gramsPerDay / count), gramsPerDay % count]
  return Array.from({ length: count }, (_, meal) => small + (meal < larger ? 1 : 0))
}
