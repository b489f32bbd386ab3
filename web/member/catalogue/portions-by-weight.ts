import { type Feeding, feedingOf, gramsPerDay } from '#domain/feeding.ts'
import { fits, type Suitability } from '#domain/feeding-fit.ts'
import { type Answers, nextQuestion } from '#domain/feeding-questions.ts'
import { heaviestKg, type PetAnswers } from '#domain/pet.ts'
import { answersFromFood } from './calculator-answers.ts'

type Row = { readonly kilograms: number; readonly grams: number; readonly isTheirs: boolean }
export type PortionTableData = {
  readonly by: 'weight' | 'ideal'
  readonly feeding: Feeding
  readonly rows: readonly Row[]
}

/** Puts this pet between a lighter and a heavier one. The result is 'unsuited' if the food is not for it. */
export function portionsByWeight(
  food: Suitability,
  answers: Answers,
  energy: number,
): PortionTableData | 'unsuited' | undefined {
  if (nextQuestion(answers)) return undefined
  const pet = answers as PetAnswers
  if (!suits(food, pet)) return 'unsuited'
  const { ideal_weight: ideal, weight } = pet
  const theirs = ideal ?? weight
  const around = [rounded(theirs * 0.7), theirs, rounded(theirs * 1.3)]
  const possible = ideal === undefined ? around : around.filter((kilograms) => kilograms < weight)
  return {
    by: ideal === undefined ? 'weight' : 'ideal',
    feeding: feedingOf(pet),
    rows: rowsOf(food, pet, possible, energy).map((row) => ({ ...row, isTheirs: row.kilograms === theirs })),
  }
}

const usualKg = { dog: [2, 4, 6, 8, 10, 15, 20, 25, 30, 40, 50, 60], cat: [3, 4, 5, 6] } as const

/** Shown before anything is typed: four weights of grown animals. */
export function usualPortions(food: Suitability, energy: number) {
  if (!food.phases.includes('adults')) return undefined
  const grown = { pet: food.pet, phase: 'adults', castrated: true, overweight: false, age: 'adults' } as const
  const pet: PetAnswers = { ...grown, ...answersFromFood(food, grown), phase: 'adults', weight: 0 }
  const rows = rowsOf(food, pet, usualKg[food.pet], energy).map((row) => ({ ...row, isTheirs: false }))
  if (rows.length === 0) return undefined
  const table: PortionTableData = {
    by: pet.overweight ? 'ideal' : 'weight',
    feeding: feedingOf(pet),
    rows: spread(rows),
  }
  return { pet, table }
}

function spread<Item>(items: readonly Item[]): Item[] {
  if (items.length <= 4) return [...items]
  const places = [0, 1, 2, 3].map((place) => Math.round((place * (items.length - 1)) / 3))
  return items.filter((_, at) => places.includes(at))
}

function rowsOf(food: Suitability, pet: PetAnswers, weights: readonly number[], energy: number) {
  return weights
    .map((kilograms) => ({
      kilograms,
      of: pet.overweight ? { ...pet, ideal_weight: kilograms } : { ...pet, weight: kilograms },
    }))
    .filter(({ kilograms, of }) => kilograms <= heaviestKg[pet.pet] && suits(food, of))
    .map(({ kilograms, of }) => ({ kilograms, grams: gramsPerDay(feedingOf(of).kcal, energy) }))
    .filter(({ grams }) => grams > 0)
}

/** The questions leave out what the food decides, such as a cat's age, so that is filled in here. */
function suits(food: Suitability, pet: PetAnswers): boolean {
  return fits(food, { ...answersFromFood(food, pet), ...pet })
}

function rounded(kilograms: number): number {
  const step = kilograms < 5 ? 0.1 : 0.5
  return Math.round(Math.round(kilograms / step) * step * 10) / 10
}
