import { feedingOf, gramsPerDay } from '#domain/feeding.ts'
import { type Answers, nextQuestion } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import type { Row } from './table.ts'

type Pace = { readonly rounds: number; readonly seconds: number }

const target = 1_000_000
const energies = [3100, 3480, 3650, 3820, 4180]

/** Portions per second on one core, over every case of the form. */
export function benchFeeding({ rounds, seconds }: Pace): Row[] {
  const pets = [...petsAfter({})]
  run(pets, seconds)
  const perSecond = Array.from({ length: rounds }, () => run(pets, seconds)).toSorted((a, b) => a - b)
  const median = perSecond[Math.floor(rounds / 2)] ?? Number.NaN
  return [{ what: 'portions on one core', figure: median, unit: '/s', budget: { atLeast: target } }]
}

/** The sum keeps the work from being optimised away. */
function run(pets: readonly PetAnswers[], seconds: number): number {
  const beganAt = performance.now()
  let done = 0
  let grams = 0
  while (performance.now() - beganAt < seconds * 1000) {
    for (const pet of pets) {
      const { kcal } = feedingOf(pet)
      grams += gramsPerDay(kcal, energies[done % energies.length] ?? 0)
      done += 1
    }
  }
  if (!(grams > 0)) throw new Error('Nobody was fed')
  return done / ((performance.now() - beganAt) / 1000)
}

const choices: { readonly [Each in keyof PetAnswers]-?: readonly PetAnswers[Each][] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  weight: [0.9, 3.4, 4.8, 11.5, 14],
  age: [1, 2, 3],
  castrated: [true, false],
  overweight: [true, false],
  ideal_weight: [0.8],
  lactating_puppies: [1, 4, 5, 9],
  lactating_weeks: [1, 2, 3],
}

function* petsAfter(answers: Answers): Generator<PetAnswers> {
  const question = nextQuestion(answers)
  if (!question) yield answers as PetAnswers
  else for (const choice of choicesOf(question, answers)) yield* petsAfter({ ...answers, [question]: choice })
}

function choicesOf(question: keyof PetAnswers, { phase }: Answers) {
  return question === 'age' && phase === 'adults' ? ['adults', 'senior'] : choices[question]
}
