import { expect, test } from 'vitest'
import { isFoundIn } from './search-text.ts'

test.each([
  ['Ração Cães Adultos 15 kg', 'caes'],
  ['Racao Caes', 'RAÇÃO'],
  ['Quintal Adulto 15 kg', '15 quint'],
  ['Quintal Adulto 15 kg', '  adulto  '],
  ['Quintal Adulto 15 kg', ''],
])('"%s" is found by "%s"', (text, query) => {
  expect(isFoundIn(text, query)).toBe(true)
})

test('every word has to be there', () => {
  expect(isFoundIn('Quintal Adulto 15 kg', 'quintal gato')).toBe(false)
})
