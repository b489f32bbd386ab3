import type { PetAnswers } from './pet.ts'

export type Answers = Partial<PetAnswers>
export type Question = keyof PetAnswers

/** What is asked about a pet, in order; a question follows from the answers before it. */
export function questionsFor({ pet, phase, overweight }: Answers): readonly Question[] {
  const first = ['pet', 'phase', 'weight'] as const
  if (!pet || !phase) return first
  return [...first, ...questionsOf[pet][phase](overweight)]
}

/** The first question without an answer; undefined once everything is answered. */
export function nextQuestion(answers: Answers): Question | undefined {
  return questionsFor(answers).find((question) => answers[question] === undefined)
}

/** Changing an answer takes back those that came after it: they were given to other questions. */
export function answered(answers: Answers, question: Question, answer: Answers[Question]): Answers {
  const earlier = questionsFor(answers)
  const kept = earlier.slice(0, earlier.indexOf(question))
  return { ...Object.fromEntries(kept.map((name) => [name, answers[name]])), [question]: answer }
}

/** From this weight on a dog is a large one: other words for its age. */
export const largeDogKg = 12

/** Only large dogs grow for more than a year. */
export function agesFor({ pet, phase, weight = 0 }: Answers): readonly NonNullable<PetAnswers['age']>[] {
  if (phase !== 'puppies') return ['adults', 'senior']
  return pet === 'dog' && weight >= largeDogKg ? [1, 2, 3, 4] : [1, 2, 3]
}

type After = (overweight: boolean | undefined) => readonly Question[]

const nothing: After = () => []
const age: After = () => ['age']

const questionsOf: Readonly<Record<PetAnswers['pet'], Readonly<Record<PetAnswers['phase'], After>>>> = {
  cat: {
    puppies: age,
    adults: (overweight) => ['castrated', 'overweight', ...(overweight ? (['ideal_weight'] as const) : [])],
    pregnant: nothing,
    lactating: nothing,
  },
  dog: {
    puppies: age,
    adults: (overweight) =>
      overweight === undefined ? ['overweight'] : ['overweight', overweight ? 'ideal_weight' : 'age'],
    pregnant: nothing,
    lactating: () => ['lactating_puppies', 'lactating_weeks'],
  },
}
