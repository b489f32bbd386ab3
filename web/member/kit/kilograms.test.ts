import { expect, test } from 'vitest'
import { toKilograms } from './kilograms.ts'

test.each([
  ['8,5', 8.5],
  ['8.5', 8.5],
  ['0,8 kg', 0.8],
  ['12kg ', 12],
  ['', undefined],
  ['oito', undefined],
  ['-3', undefined],
])('%j is %s', (text, kilograms) => {
  expect(toKilograms(text, 'pt-BR')).toBe(kilograms)
})
