import { expect, test } from 'vitest'
import type { Question } from '#domain/feeding-questions.ts'
import type { PetAnswers } from '#domain/pet.ts'
import { decidingAnswers } from './deciding-answers.ts'

const cat: PetAnswers = { pet: 'cat', phase: 'adults', weight: 6, castrated: true, overweight: false }

test.each<[string, PetAnswers, Question[]]>([
  ['castration of a cat at its right weight', cat, ['pet', 'phase', 'weight', 'castrated']],
  [
    'the ideal weight of an overweight cat, castrated or not',
    { ...cat, overweight: true, ideal_weight: 4.5 },
    ['pet', 'phase', 'weight', 'overweight', 'ideal_weight'],
  ],
  [
    'the phase of a grown dog, which says its age',
    { pet: 'dog', phase: 'adults', weight: 12, overweight: false, age: 'senior' },
    ['pet', 'phase', 'weight'],
  ],
  [
    'the months of the young',
    { pet: 'dog', phase: 'puppies', weight: 2, age: 1 },
    ['pet', 'phase', 'weight', 'age'],
  ],
  [
    'litter and week of a nursing dog',
    { pet: 'dog', phase: 'lactating', weight: 9, lactating_puppies: 5, lactating_weeks: 2 },
    ['pet', 'phase', 'weight', 'lactating_puppies', 'lactating_weeks'],
  ],
])('what decided is said: %s', (_, pet, said) => {
  expect(decidingAnswers(pet)).toEqual(said)
})
