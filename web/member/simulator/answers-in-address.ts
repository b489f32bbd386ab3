import { type Answers, answered, nextQuestion, type Question } from '#domain/feeding-questions.ts'
import { answerFrom } from '#web/member/kit/pet-answer.ts'

/** The names in the address. */
const names: Readonly<Record<Question, string>> = {
  pet: 'pet',
  phase: 'fase',
  weight: 'peso',
  age: 'idade',
  castrated: 'castrado',
  overweight: 'sobrepeso',
  ideal_weight: 'peso-ideal',
  lactating_puppies: 'filhotes',
  lactating_weeks: 'semana',
}

/** Only answers to questions that are asked count; the rest of the address is ignored. */
export function answersIn(search: URLSearchParams): Answers {
  let answers: Answers = {}
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
    const answer = answerFrom(question, search.get(names[question]) ?? '', 'en', answers)
    if (answer === undefined) return answers
    answers = answered(answers, question, answer)
  }
  return answers
}

export function changedIn(search: URLSearchParams, answers: Answers): Question | undefined {
  const questions = Object.keys(answers) as Question[]
  return questions.find((question) => names[question] === search.get('mudar'))
}

export function searchToChange(answers: Answers, question: Question): Record<string, string> {
  return { ...searchOf(answers), mudar: names[question] }
}

export function searchOf(answers: Answers): Record<string, string> {
  const entries = Object.entries(answers) as [Question, unknown][]
  return Object.fromEntries(entries.map(([question, answer]) => [names[question], String(answer)]))
}
