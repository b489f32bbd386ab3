import { type Question, questionsFor } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'

/** The answers that the energy of this pet follows from, in the order they were given. */
export function decidingAnswers(pet: PetAnswers): Question[] {
  const { phase, overweight = false } = pet
  const silent: Readonly<Partial<Record<Question, boolean>>> = {
    // Whoever must slim goes by the ideal weight alone.
    castrated: overweight,
    overweight: !overweight,
    // Said in the place of the phase.
    age: phase === 'adults',
  }
  return questionsFor(pet).filter((question) => !silent[question])
}
