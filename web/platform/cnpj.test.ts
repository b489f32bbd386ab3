import { expect, test } from 'vitest'
import { formatCnpj } from './cnpj.ts'

test.each([
  ['27481936000138', '27.481.936/0001-38'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['27.481.936/0001-38', '27.481.936/0001-38'],
])('the company id %s reads %s', (plain, formatted) => {
  expect(formatCnpj(plain)).toBe(formatted)
})
