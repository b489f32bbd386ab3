import type { Language } from '#contract/languages.ts'
import { type Answers, agesFor, type Question } from '#domain/feeding-questions.ts'
import { heaviestKg, lightestKg, mostPuppies, type PetAnswers } from '#domain/pet.ts'
import { readParts } from '#web/platform/read-number.ts'
import { toKilograms } from './kilograms.ts'

type Chosen = Exclude<Question, 'age' | 'weight' | 'ideal_weight' | 'lactating_puppies'>

const choices: { readonly [Name in Chosen]: readonly NonNullable<Answers[Name]>[] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  castrated: [true, false],
  overweight: [true, false],
  lactating_weeks: [1, 2, 3],
}

/** An answer as fields hold it in a language, and addresses in English; undefined for what is none. */
export function answerFrom(
  question: Question,
  text: string,
  language: Language,
  answers: Answers,
): Answers[Question] {
  if (question === 'weight' || question === 'ideal_weight') {
    const kilograms = toKilograms(text, language) ?? 0
    return kilograms >= lightestKg && kilograms <= heaviestKg.dog ? kilograms : undefined
  }
  if (question === 'lactating_puppies') {
    const count = readParts(text, language, 1) ?? 0
    return count >= 1 && count <= mostPuppies ? count : undefined
  }
  const possible = question === 'age' ? agesFor(answers) : choices[question]
  return possible.find((choice) => String(choice) === text)
}

/** Calls know three ages of the young: the last two of large dogs are one of them. */
export function sentPet({ age, ...pet }: PetAnswers) {
  return { ...pet, ...(age !== undefined && { age: age === 4 ? (3 as const) : age }) }
}
