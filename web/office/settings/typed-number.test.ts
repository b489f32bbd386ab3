import { expect, test } from 'vitest'
import { numberIn, typedOf } from './typed-number.ts'

test('what a coin is worth is typed in reais and kept in thousandths', () => {
  expect(typedOf(25, 'reais')).toBe('0,025')
  expect(numberIn('0,025', 'reais')).toBe(25)
  expect(numberIn(' 1.5 ', 'reais')).toBe(1500)
  expect(numberIn('0,0255', 'reais')).toBeUndefined()
})

test('a whole number is nothing else', () => {
  expect(numberIn('18', 'months')).toBe(18)
  for (const typed of ['', '1,5', '-1', '1e3', 'abc']) expect(numberIn(typed, 'months')).toBeUndefined()
})
