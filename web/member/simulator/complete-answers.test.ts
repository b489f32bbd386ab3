import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulate } from '#contract/simulator.ts'
import {
  type Answers,
  answered,
  nextQuestion,
  type Question,
  questionsFor,
} from '#domain/feeding-questions.ts'
import { answersIn, searchOf } from './answers-in-address.ts'
import { completeAnswers } from './complete-answers.ts'

const choices: { readonly [Name in Question]: readonly NonNullable<Answers[Name]>[] } = {
  pet: ['dog', 'cat'],
  phase: ['puppies', 'adults', 'pregnant', 'lactating'],
  weight: [2.4, 8.5, 12],
  age: [1, 2, 3, 'adults', 'senior'],
  castrated: [true, false],
  overweight: [true, false],
  ideal_weight: [1.9],
  lactating_puppies: [1, 5, 12],
  lactating_weeks: [1, 2, 3],
}
const names = Object.keys(choices) as Question[]

/** A person who answers, goes back, and answers otherwise: which question, and which of its answers. */
const taps = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 40 })

test('what is sent holds the questions on screen and no other, however often answers were changed', () => {
  fc.assert(
    fc.property(taps, (tapped) => {
      let answers: Answers = {}
      for (const [place, choice] of tapped) {
        const onScreen = [...Object.keys(answers), nextQuestion(answers)].filter(Boolean) as Question[]
        const question = onScreen[place % onScreen.length] as Question
        const fitting = choices[question].filter((answer) => question !== 'age' || isAgeOf(answers, answer))
        answers = answered(answers, question, fitting[choice % fitting.length])
      }
      expect(questionsFor(answers)).toEqual(expect.arrayContaining(Object.keys(answers)))
      const body = completeAnswers(answers)
      if (!body) return
      expect(Object.keys(body)).toEqual([...questionsFor(answers)])
      expect(simulate.body.safeParse(body).success).toBe(true)
    }),
  )
})

test('whatever an address holds, only answers that follow from one another are read', () => {
  const parts = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.constantFrom(...choices[name])])),
    {
      requiredKeys: [],
    },
  )
  fc.assert(
    fc.property(parts, (given) => {
      const answers = answersIn(new URLSearchParams({ ...searchOf(given as Answers), sobrepeso2: 'true' }))
      expect(questionsFor(answers)).toEqual(expect.arrayContaining(Object.keys(answers)))
      expect(answersIn(new URLSearchParams(searchOf(answers)))).toEqual(answers)
    }),
  )
})

test('an address with nonsense in it starts where the sense ends', () => {
  expect(answersIn(new URLSearchParams('pet=dog&fase=adults&peso=900&sobrepeso=true'))).toEqual({
    pet: 'dog',
    phase: 'adults',
  })
  expect(answersIn(new URLSearchParams('pet=horse'))).toEqual({})
  expect(answersIn(new URLSearchParams('pet=cat&fase=adults&peso=4&castrado=talvez'))).not.toHaveProperty(
    'castrated',
  )
})

function isAgeOf({ phase }: Answers, age: unknown) {
  return (typeof age === 'number') === (phase === 'puppies')
}
