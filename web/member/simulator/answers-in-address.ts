import { type Answers, answered, nextQuestion, type Question } from '#domain/feeding-questions.ts'
import { answerFrom } from '#web/platform/pet-answer.ts'

/** As the address has them. */
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

/** The answers to the questions that follow from one another; what the address holds besides is nobody's answer. */
export function answersIn(search: URLSearchParams): Answers {
  let answers: Answers = {}
  for (let asked = nextQuestion(answers); asked; asked = nextQuestion(answers)) {
    const answer = answerFrom(asked, search.get(names[asked]) ?? '', 'en')
    if (answer === undefined) return answers
    answers = answered(answers, asked, answer)
  }
  return answers
}

/** The answer that is being changed, if the address names one that was given. */
export function changedIn(search: URLSearchParams, answers: Answers): Question | undefined {
  const given = Object.keys(answers) as Question[]
  return given.find((question) => names[question] === search.get('mudar'))
}

export function searchToChange(answers: Answers, question: Question): Record<string, string> {
  return { ...searchOf(answers), mudar: names[question] }
}

export function searchOf(answers: Answers): Record<string, string> {
  const given = Object.entries(answers) as [Question, unknown][]
  return Object.fromEntries(given.map(([question, answer]) => [names[question], String(answer)]))
}
