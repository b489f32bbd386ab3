import type { Meals } from './feeding-meals.ts'
import { largeDogKg } from './feeding-questions.ts'
import type { PetAnswers } from './pet.ts'

/** Why a result says what it says: shown in words beside the figures. */
export const feedingNotes = ['kittens_assumed', 'litter_counted_as_eight', 'months_up_to_18'] as const
export type FeedingNote = (typeof feedingNotes)[number]

export type Feeding = {
  /** Metabolisable energy per day, unrounded. */
  readonly kcal: number
  readonly equation: Equation
  readonly meals: Meals
  readonly notes: readonly FeedingNote[]
}

export type Equation = { readonly formula: string; readonly source: string }

/** How much energy a pet needs per day. Weights are in kg; what was not asked is not read. */
export function feedingOf(pet: PetAnswers): Feeding {
  return pet.pet === 'dog' ? dogs[pet.phase](pet) : cats[pet.phase](pet)
}

/** Rounded once, to be shown. */
export function gramsPerDay(kcal: number, kcalPerKg: number): number {
  return Math.round((kcal / kcalPerKg) * 1000)
}

type Case = (pet: PetAnswers) => Feeding

const twice = times(2, 2)
const nursing = { ...times(3, 4), free_choice: true }

/** FEDIAF 2021: steps of the growth curve; the youngest eat four times a day, up to six months three times. */
const puppyFactors = { 1: 210, 2: 175, 3: 140 } as const
const kittenFactors = { 1: 200, 2: 175, 3: 150 } as const
const youngMeals = { 1: times(4, 4), 2: times(2, 3), 3: twice } as const

/** NRC 2006 and FEDIAF: the peak of the milk comes with the weeks. */
const dogWeeks = { 1: 0.75, 2: 0.95, 3: 1.1 } as const
const catPeak = 1.2

const dogs: Readonly<Record<PetAnswers['phase'], Case>> = {
  adults: ({ weight, ideal_weight, overweight, age }) => {
    if (overweight) return fed(power(70, ideal_weight ?? weight, 0.75), '70 × PI^0,75', weightLoss)
    const factor = age === 'senior' ? 95 : 110
    return fed(power(factor, weight, 0.75), `${factor} × P^0,75`, 'FEDIAF')
  },
  puppies: ({ weight, age }) => {
    const band = bandOf(age)
    const factor = puppyFactors[band]
    const notes = band === 3 && weight >= largeDogKg ? (['months_up_to_18'] as const) : []
    return fed(power(factor, weight, 0.75), `${factor} × P^0,75`, 'FEDIAF 2021', youngMeals[band], notes)
  },
  pregnant: ({ weight }) => fed(power(132, weight, 0.75) + 26 * weight, '132 × P^0,75 + 26 × P', 'FEDIAF'),
  lactating: ({ weight, lactating_puppies = 1, lactating_weeks = 1 }) => {
    const litter = Math.min(lactating_puppies, 8)
    const milk =
      weight * (24 * Math.min(litter, 4) + 12 * Math.max(litter - 4, 0)) * dogWeeks[lactating_weeks]
    const notes = lactating_puppies > 8 ? (['litter_counted_as_eight'] as const) : []
    const formula = '145 × P^0,75 + P × (24n + 12m) × L'
    return fed(power(145, weight, 0.75) + milk, formula, 'NRC 2006, FEDIAF', nursing, notes)
  },
}

const cats: Readonly<Record<PetAnswers['phase'], Case>> = {
  adults: ({ weight, ideal_weight, overweight, castrated }) => {
    if (overweight) return fed(power(53, ideal_weight ?? weight, 0.711), '53 × PI^0,711', weightLoss)
    const factor = castrated ? 75 : 100
    return fed(power(factor, weight, 0.67), `${factor} × P^0,67`, castrated ? 'FEDIAF' : 'FEDIAF, NRC 2006')
  },
  puppies: ({ weight, age }) => {
    const band = bandOf(age)
    const factor = kittenFactors[band]
    return fed(power(factor, weight, 0.67), `${factor} × P^0,67`, 'FEDIAF 2021', youngMeals[band])
  },
  pregnant: ({ weight }) => fed(power(140, weight, 0.67), '140 × P^0,67', 'FEDIAF, NRC 2006'),
  /** Nothing but her weight is asked: four kittens at the peak are taken, and the result says so. */
  lactating: ({ weight }) =>
    fed(
      power(100, weight, 0.67) + 60 * weight * catPeak,
      '100 × P^0,67 + 60 × P × 1,2',
      'NRC 2006, FEDIAF',
      nursing,
      ['kittens_assumed'],
    ),
}

const weightLoss = 'AAHA 2014/2021, revisão clínica brasileira'

function fed(
  kcal: number,
  formula: string,
  source: string,
  meals: Meals = twice,
  notes: readonly FeedingNote[] = [],
): Feeding {
  return { kcal, equation: { formula, source }, meals, notes }
}

function times(least: number, most: number): Meals {
  return { least, most, free_choice: false }
}

function power(factor: number, weight: number, exponent: number): number {
  return factor * weight ** exponent
}

function bandOf(age: PetAnswers['age']): 1 | 2 | 3 {
  return age === 1 || age === 2 ? age : 3
}
