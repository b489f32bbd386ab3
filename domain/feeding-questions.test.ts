import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, answered, nextQuestion, type Question, questionsFor } from './feeding-questions.ts'

const possible: { readonly [Each in Question]: readonly Answers[Each][] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  weight: [3, 14.5],
  age: [1, 2, 3, 'adults', 'senior'],
  castrated: [true, false],
  overweight: [true, false],
  ideal_weight: [2.5],
  lactating_puppies: [1, 9],
  lactating_weeks: [1, 2, 3],
}

test.each<[Answers, Question[]]>([
  [{ pet: 'cat', phase: 'puppies' }, ['age']],
  [{ pet: 'cat', phase: 'adults' }, ['castrated', 'overweight']],
  [{ pet: 'cat', phase: 'adults', overweight: true }, ['castrated', 'overweight', 'ideal_weight']],
  [{ pet: 'cat', phase: 'lactating' }, []],
  [{ pet: 'dog', phase: 'adults' }, ['overweight']],
  [{ pet: 'dog', phase: 'adults', overweight: false }, ['overweight', 'age']],
  [{ pet: 'dog', phase: 'adults', overweight: true }, ['overweight', 'ideal_weight']],
  [{ pet: 'dog', phase: 'lactating' }, ['lactating_puppies', 'lactating_weeks']],
])('%j is asked %j after the weight', (answers, questions) => {
  expect(questionsFor(answers).slice(3)).toEqual(questions)
})

test('whatever is answered and changed, no answer is kept to a question that is not asked', () => {
  const act = fc.record({ turn: fc.nat(), choice: fc.nat() })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let answers: Answers = {}
      for (const { turn, choice } of acts) {
        const open = questionsFor(answers).filter((question) => answers[question] !== undefined)
        const choices = [...open, nextQuestion(answers)].filter((question) => question !== undefined)
        const question = choices[turn % choices.length]
        if (!question) break
        const values = possible[question]
        answers = answered(answers, question, values[choice % values.length])
        const asked = questionsFor(answers)
        expect(Object.keys(answers).every((name) => asked.includes(name as Question))).toBe(true)
      }
    }),
  )
})
