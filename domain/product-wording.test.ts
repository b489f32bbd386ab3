import { expect, test } from 'vitest'
import { issuerRoot, wordingOf } from './product-wording.ts'

test('a wording is told without accents, small letters and doubled spaces', () => {
  expect(wordingOf('  Ração  Quintal\tAd. 15kg ')).toBe('RACAO QUINTAL AD. 15KG')
})

test('a company is told by the root of its CNPJ, with letters too, and a person by the whole CPF', () => {
  expect(issuerRoot('11.222.333/0001-81')).toBe('11222333')
  expect(issuerRoot('12abc34501de35')).toBe('12ABC345')
  expect(issuerRoot('529.982.247-25')).toBe('52998224725')
  expect(issuerRoot('123')).toBeUndefined()
})
