import type { Answers, Question } from '#domain/feeding-questions.ts'
import { heaviestKg, lightestKg } from '#domain/pet.ts'
import { toKilograms } from '#web/ui/kilograms.ts'

type Chosen = Exclude<Question, 'weight' | 'ideal_weight' | 'lactating_puppies'>

const choices: { readonly [Name in Chosen]: readonly NonNullable<Answers[Name]>[] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  age: [1, 2, 3, 'adults', 'senior'],
  castrated: [true, false],
  overweight: [true, false],
  lactating_weeks: [1, 2, 3],
}

/** An answer as fields and addresses hold it; undefined for what is none. */
export function answerFrom(question: Question, text: string): Answers[Question] {
  if (question === 'weight' || question === 'ideal_weight') {
    const kilograms = toKilograms(text) ?? 0
    return kilograms >= lightestKg && kilograms <= heaviestKg.dog ? kilograms : undefined
  }
  if (question === 'lactating_puppies') return /^([1-9]|1\d|20)$/.test(text.trim()) ? Number(text) : undefined
  return choices[question].find((choice) => String(choice) === text)
}
