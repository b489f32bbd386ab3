import { expect, test } from 'vitest'
import { fromAmount, toAmount } from './amount.ts'

test.each([
  ['R$ 123,45', '123.45'],
  ['R$ 1.234.567,80', '1234567.80'],
  ['189', '189.00'],
  ['189,9', '189.90'],
  [',5', '0.50'],
  ['R$ 0,00', '0.00'],
  ['R$ ', '0.00'],
  ['', '0.00'],
  ['abc', '0.00'],
  ['-5,00', '0.00'],
])('the text "%s" is sent as %s', (text, amount) => {
  expect(toAmount(text)).toBe(amount)
})

test.each([
  ['123.45', 'R$ 123,45'],
  ['1234567.8', 'R$ 1.234.567,80'],
  ['0.00', 'R$ 0,00'],
])('the amount %s is shown as "%s"', (amount, text) => {
  expect(fromAmount(amount)).toBe(text)
})
