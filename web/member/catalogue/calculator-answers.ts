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
import { toKilograms } from '#web/member/kit/kilograms.ts'
import { answerFrom } from '#web/member/kit/pet-answer.ts'

export type CalculatorTexts = Readonly<Partial<Record<Question, string>>>

/** What the food decides about the pet comes first, then what was typed and makes sense. */
export function answersOf(food: Suitability, typed: CalculatorTexts, language: Language): Answers {
  let answers: Answers = {}
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
    const answer =
      answersFromFood(food, answers)[question] ?? answerOf(question, typed[question] ?? '', answers, language)
    if (answer === undefined) return answers
    answers = answered(answers, question, answer)
  }
  return answers
}

export function fieldsFor(food: Suitability, answers: Answers): readonly Question[] {
  const decided = answersFromFood(food, answers)
  const next = nextQuestion(answers)
  const questions = questionsFor(answers)
  const visible = next ? questions.slice(0, questions.indexOf(next) + 1) : questions
  return visible.filter((question) => decided[question] === undefined)
}

/** A food for castrated or senior animals is only for grown ones, so its page does not ask what it already says. */
export function answersFromFood(
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

/** An empty field has no fault. */
export function faultIn(question: Question, text: string, answers: Answers, language: Language) {
  const { pet = 'dog', weight } = answers
  if (text.trim() === '') return undefined
  if (question === 'weight') return weightFault(toKilograms(text, language), { pet })
  if (question === 'ideal_weight') return weightFault(toKilograms(text, language), { pet, below: weight })
  const isLitter =
    question !== 'lactating_puppies' || answerFrom(question, text, language, answers) !== undefined
  return isLitter ? undefined : 'litter'
}

function answerOf(question: Question, text: string, answers: Answers, language: Language): Answers[Question] {
  return faultIn(question, text, answers, language)
    ? undefined
    : answerFrom(question, text, language, answers)
}
