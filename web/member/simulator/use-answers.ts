import { useSearchParams } from 'react-router'
import { type Answers, answered, nextQuestion, type Question } from '#domain/feeding-questions.ts'
import { answersIn, changedIn, searchOf, searchToChange } from './answers-in-address.ts'

/**
 * The answers, the current question and the chosen product are in the address, so that the browser can go back to each
 * step and a reload keeps them.
 */
export function useAnswers() {
  const [search, setSearch] = useSearchParams()
  const answers = answersIn(search)
  const changed = changedIn(search, answers)
  const isComplete = nextQuestion(answers) === undefined
  const go = (to: Record<string, string>, replace = false) =>
    setSearch(to, { replace, preventScrollReset: true })
  const result = { ...searchOf(answers), resultado: 'sim' }
  return {
    answers,
    question: changed ?? nextQuestion(answers),
    isChanging: changed !== undefined,
    isResult: isComplete && !changed && search.has('resultado'),
    chosenId: search.get('produto') ?? undefined,
    answer<Name extends Question>(question: Name, answer: Answers[Name]) {
      go(searchOf(answers[question] === answer ? answers : answered(answers, question, answer)))
    },
    change: (question: Question) => go(searchToChange(answers, question)),
    keep: () => go(searchOf(answers)),
    /** Replaces the entry in the history, so that Back leads to the last question. */
    showResult: () => go(result, true),
    choose: (id: string) => go({ ...result, produto: id }, true),
    startOver: () => go({}),
  }
}
