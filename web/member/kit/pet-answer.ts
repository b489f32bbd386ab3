import type { Language } from '#contract/languages.ts'
import { PetFields } from '#contract/pet-answers.ts'
import type { Answers, Question } from '#domain/feeding-questions.ts'
import { heaviestKg, lightestKg } from '#domain/pet.ts'
import { readParts } from '#web/platform/read-number.ts'
import { isAccepted } from '#web/platform/schema-faults.ts'
import { toKilograms } from './kilograms.ts'

type Chosen = Exclude<Question, 'weight' | 'ideal_weight' | 'lactating_puppies'>

const choices: { readonly [Name in Chosen]: readonly NonNullable<Answers[Name]>[] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  age: [1, 2, 3, 'adults', 'senior'],
  castrated: [true, false],
  overweight: [true, false],
  lactating_weeks: [1, 2, 3],
}

/** An answer as fields hold it in a language, and addresses in English; undefined for what is none. */
export function answerFrom(question: Question, text: string, language: Language): Answers[Question] {
  if (question === 'weight' || question === 'ideal_weight') {
    const kilograms = toKilograms(text, language) ?? 0
    return kilograms >= lightestKg && kilograms <= heaviestKg.dog ? kilograms : undefined
  }
  if (question === 'lactating_puppies') {
    const count = readParts(text, language, 1)
    return isAccepted(PetFields.lactating_puppies, count) ? count : undefined
  }
  return choices[question].find((choice) => String(choice) === text)
}
