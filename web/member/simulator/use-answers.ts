import { useSearchParams } from 'react-router'
import { type Answers, answered, nextQuestion, type Question } from '#domain/feeding-questions.ts'
import { answersIn, changedIn, searchOf, searchToChange } from './answers-in-address.ts'

/**
 * The answers, the place among the questions and the chosen product are in the address: each step is one the browser
 * can go back to, and a reload keeps it.
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
    /** What is asked now; nothing once everything is answered. */
    question: changed ?? nextQuestion(answers),
    isChanging: changed !== undefined,
    isResult: isComplete && !changed && search.has('resultado'),
    chosenId: search.get('produto') ?? undefined,
    answer<Name extends Question>(question: Name, answer: Answers[Name]) {
      go(searchOf(answers[question] === answer ? answers : answered(answers, question, answer)))
    },
    change: (question: Question) => go(searchToChange(answers, question)),
    keep: () => go(searchOf(answers)),
    /** In the place of the button that asked for it: back leads to the last question. */
    showResult: () => go(result, true),
    choose: (id: string) => go({ ...result, produto: id }, true),
    startOver: () => go({}),
  }
}
