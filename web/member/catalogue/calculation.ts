import { type Feeding, feedingOf, gramsPerDay } from '#contract/feeding.ts'
import {
  type Answers,
  answered,
  nextQuestion,
  type Question,
  questionsFor,
} from '#contract/feeding-questions.ts'
import { heaviestKg, type PetAnswers } from '#contract/pet-answers.ts'
import { answerFrom } from '#web/platform/pet-answer.ts'

export type Typed = Readonly<Partial<Record<Question, string>>>
type Known = { pet: PetAnswers['pet']; phases: readonly PetAnswers['phase'][] }

/** What the product itself says of the pet, and what was typed, as far as it makes sense. */
export function answersOf({ pet, phases: [only, ...others] }: Known, typed: Typed): Answers {
  let answers: Answers = others.length === 0 && only ? { pet, phase: only } : { pet }
  for (let asked = nextQuestion(answers); asked; asked = nextQuestion(answers)) {
    const answer = answerOf(asked, typed[asked] ?? '', answers)
    if (answer === undefined) return answers
    answers = answered(answers, asked, answer)
  }
  return answers
}

/** The fields on the page: what was answered, and the next question. */
export function fieldsFor({ phases }: Known, answers: Answers): readonly Question[] {
  const known: readonly Question[] = phases.length === 1 ? ['pet', 'phase'] : ['pet']
  const next = nextQuestion(answers)
  const asked = questionsFor(answers)
  const shown = next ? asked.slice(0, asked.indexOf(next) + 1) : asked
  return shown.filter((question) => !known.includes(question))
}

type Row = { readonly kilograms: number; readonly grams: number; readonly isTheirs: boolean }
export type Table = {
  readonly by: 'weight' | 'ideal'
  readonly feeding: Feeding
  readonly rows: readonly Row[]
}

/** The portion of this pet between those of a lighter and a heavier one. */
export function tableOf(answers: Answers, energy: number): Table | undefined {
  if (nextQuestion(answers)) return undefined
  const pet = answers as PetAnswers
  const by = pet.ideal_weight === undefined ? 'weight' : 'ideal'
  const question = by === 'ideal' ? 'ideal_weight' : 'weight'
  const theirs = pet[question] ?? pet.weight
  const rows = [rounded(theirs * 0.7), theirs, rounded(theirs * 1.3)].map((kilograms) => ({
    kilograms,
    grams: gramsPerDay(feedingOf({ ...pet, [question]: kilograms }).kcal, energy),
    isTheirs: kilograms === theirs,
  }))
  return { by, feeding: feedingOf(pet), rows: rows.filter(({ grams }) => grams > 0) }
}

/** A weight of this animal, and an ideal one below it. */
function answerOf(question: Question, text: string, { pet = 'dog', weight = 0 }: Answers): Answers[Question] {
  const answer = answerFrom(question, text)
  if (typeof answer !== 'number') return answer
  const isAbove =
    (question === 'weight' && answer > heaviestKg[pet]) || (question === 'ideal_weight' && answer >= weight)
  return isAbove ? undefined : answer
}

function rounded(kilograms: number): number {
  const step = kilograms < 5 ? 0.1 : 0.5
  return Math.round(Math.round(kilograms / step) * step * 10) / 10
}
