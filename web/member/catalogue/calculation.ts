import type { Language } from '#contract/languages.ts'
import type { Suitability } from '#domain/feeding-fit.ts'
import {
  type Answers,
  answered,
  nextQuestion,
  type Question,
  questionsFor,
} from '#domain/feeding-questions.ts'
import { weightFault } from '#domain/pet.ts'
import { toKilograms } from '#web/platform/kilograms.ts'
import { answerFrom } from '#web/platform/pet-answer.ts'

export type Typed = Readonly<Partial<Record<Question, string>>>

/** What the food itself decides of the pet, and what was typed, as far as it makes sense. */
export function answersOf(food: Suitability, typed: Typed, language: Language): Answers {
  let answers: Answers = {}
  for (let asked = nextQuestion(answers); asked; asked = nextQuestion(answers)) {
    const answer = decidedBy(food, answers)[asked] ?? answerOf(asked, typed[asked] ?? '', answers, language)
    if (answer === undefined) return answers
    answers = answered(answers, asked, answer)
  }
  return answers
}

/** The fields on the page: what was answered, and the next question. */
export function fieldsFor(food: Suitability, answers: Answers): readonly Question[] {
  const decided = decidedBy(food, answers)
  const next = nextQuestion(answers)
  const asked = questionsFor(answers)
  const shown = next ? asked.slice(0, asked.indexOf(next) + 1) : asked
  return shown.filter((question) => decided[question] === undefined)
}

/** Whoever reads of a light food for castrated cats has such a cat: marks speak of the grown. */
export function decidedBy(
  { pet, phases, castrated, weight_control, senior }: Suitability,
  answers: Answers,
): Answers {
  const [only = answers.phase, ...others] = phases
  const phase = others.length === 0 ? only : undefined
  const known: Answers = phase ? { pet, phase } : { pet }
  if ((phase ?? answers.phase) !== 'adults') return known
  return {
    ...known,
    ...(castrated !== null && { castrated }),
    ...(weight_control !== null && { overweight: weight_control }),
    ...(senior !== null && { age: senior ? 'senior' : 'adults' }),
  }
}

/** What is wrong with what was typed; nothing is wrong with an empty field. */
export function faultIn(
  question: Question,
  text: string,
  { pet = 'dog', weight }: Answers,
  language: Language,
) {
  if (text.trim() === '') return undefined
  if (question === 'weight') return weightFault(toKilograms(text, language), { pet })
  if (question === 'ideal_weight') return weightFault(toKilograms(text, language), { pet, below: weight })
  const isLitter = question !== 'lactating_puppies' || answerFrom(question, text, language) !== undefined
  return isLitter ? undefined : 'litter'
}

function answerOf(question: Question, text: string, answers: Answers, language: Language): Answers[Question] {
  return faultIn(question, text, answers, language) ? undefined : answerFrom(question, text, language)
}
