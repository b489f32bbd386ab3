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

export const feedingSources = ['fediaf', 'fediaf_2021', 'nrc_2006', 'aaha', 'brazilian_review'] as const
export type FeedingSource = (typeof feedingSources)[number]

/** What an equation calls by a name: a weight, what a litter drinks (24n + 12m), and how far the milk has come in. */
export const factorNames = ['weight', 'ideal_weight', 'litter', 'week'] as const
export type Factor =
  | number
  | { readonly name: (typeof factorNames)[number]; readonly value: number; readonly power: number }

/** The terms are added, the factors of each multiplied: the figure and the words for it come from the same place. */
export type Equation = {
  readonly terms: readonly (readonly Factor[])[]
  readonly sources: readonly FeedingSource[]
}

/** How much energy a pet needs per day. Weights are in kg; what was not asked is not read. */
export function feedingOf(pet: PetAnswers): Feeding {
  return pet.pet === 'dog' ? dogs[pet.phase](pet) : cats[pet.phase](pet)
}

/** Rounded once, to be shown. */
export function gramsPerDay(kcal: number, kcalPerKg: number): number {
  return Math.round((kcal / kcalPerKg) * 1000)
}

/** Pets of the same weight differ: so little, or so much, may be right for one of them. */
export function gramsRange(grams: number): { least: number; most: number } {
  return { least: Math.round(grams * 0.5), most: Math.round(grams * 1.5) }
}

/** The most of a day's energy that treats may be. */
export function kcalOfTreats(kcal: number): number {
  return Math.round(kcal * 0.1)
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
  adults: ({ weight, ideal_weight, overweight, age }) =>
    overweight
      ? fed([[70, ideal(ideal_weight ?? weight, 0.75)]], weightLoss)
      : fed([[age === 'senior' ? 95 : 110, heavy(weight, 0.75)]], ['fediaf']),
  puppies: ({ weight, age }) => {
    const band = bandOf(age)
    const notes = band === 3 && weight >= largeDogKg ? (['months_up_to_18'] as const) : []
    return fed([[puppyFactors[band], heavy(weight, 0.75)]], ['fediaf_2021'], youngMeals[band], notes)
  },
  pregnant: ({ weight }) =>
    fed(
      [
        [132, heavy(weight, 0.75)],
        [26, heavy(weight)],
      ],
      ['fediaf'],
    ),
  lactating: ({ weight, lactating_puppies = 1, lactating_weeks = 1 }) => {
    const pups = Math.min(lactating_puppies, 8)
    const litter = named('litter', 24 * Math.min(pups, 4) + 12 * Math.max(pups - 4, 0))
    const milk = [heavy(weight), litter, named('week', dogWeeks[lactating_weeks])]
    const notes = lactating_puppies > 8 ? (['litter_counted_as_eight'] as const) : []
    return fed([[145, heavy(weight, 0.75)], milk], ['nrc_2006', 'fediaf'], nursing, notes)
  },
}

const cats: Readonly<Record<PetAnswers['phase'], Case>> = {
  adults: ({ weight, ideal_weight, overweight, castrated }) => {
    if (overweight) return fed([[53, ideal(ideal_weight ?? weight, 0.711)]], weightLoss)
    return fed([[castrated ? 75 : 100, heavy(weight, 0.67)]], castrated ? ['fediaf'] : ['fediaf', 'nrc_2006'])
  },
  puppies: ({ weight, age }) => {
    const band = bandOf(age)
    return fed([[kittenFactors[band], heavy(weight, 0.67)]], ['fediaf_2021'], youngMeals[band])
  },
  pregnant: ({ weight }) => fed([[140, heavy(weight, 0.67)]], ['fediaf', 'nrc_2006']),
  /** Nothing but her weight is asked: four kittens at the peak are taken, and the result says so. */
  lactating: ({ weight }) =>
    fed(
      [
        [100, heavy(weight, 0.67)],
        [60, heavy(weight), catPeak],
      ],
      ['nrc_2006', 'fediaf'],
      nursing,
      ['kittens_assumed'],
    ),
}

const weightLoss = ['aaha', 'brazilian_review'] as const

function fed(
  terms: Equation['terms'],
  sources: Equation['sources'],
  meals: Meals = twice,
  notes: readonly FeedingNote[] = [],
): Feeding {
  return { kcal: sumOf(terms), equation: { terms, sources }, meals, notes }
}

function sumOf(terms: Equation['terms']): number {
  const figure = (factor: Factor) => (typeof factor === 'number' ? factor : factor.value ** factor.power)
  return terms.reduce((sum, factors) => sum + factors.reduce<number>((all, one) => all * figure(one), 1), 0)
}

function named(name: (typeof factorNames)[number], value: number, power = 1): Factor {
  return { name, value, power }
}

const heavy = (kg: number, power?: number) => named('weight', kg, power)
const ideal = (kg: number, power?: number) => named('ideal_weight', kg, power)

function times(least: number, most: number): Meals {
  return { least, most, free_choice: false }
}

function bandOf(age: PetAnswers['age']): 1 | 2 | 3 {
  return age === 1 || age === 2 ? age : 3
}
