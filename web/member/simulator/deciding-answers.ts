import { type Question, questionsFor } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'

export function decidingAnswers(pet: PetAnswers): Question[] {
  const { phase, overweight = false } = pet
  const silent: Readonly<Partial<Record<Question, boolean>>> = {
    // For an overweight pet only the ideal weight matters.
    castrated: overweight,
    overweight: !overweight,
    // Shown instead of the phase.
    age: phase === 'adults',
  }
  return questionsFor(pet).filter((question) => !silent[question])
}
