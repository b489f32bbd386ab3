import { type Answers, nextQuestion, questionsFor } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'

/** Only the answers to questions that are asked are sent. Undefined while one is missing. */
export function completeAnswers(answers: Answers): PetAnswers | undefined {
  if (nextQuestion(answers)) return undefined
  const entries = questionsFor(answers).map((question) => [question, answers[question]])
  return Object.fromEntries(entries) as PetAnswers
}
