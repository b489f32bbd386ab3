import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test.each([
  [0, 'moedas'],
  [1, 'moeda'],
  [2, 'moedas'],
  [1_000_000, 'moedas'],
])('%i takes "%s"', (count, word) => {
  expect(plural('pt-BR', count, { one: 'moeda', other: 'moedas' })).toBe(word)
})
