import { expect, test } from 'vitest'
import { cepMask, cnpjMask, cpfMask, crmvMask, masked, phoneMask } from './masks.ts'

test.each([
  ['1', '(1'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['011 98765 4321', '(11) 98765-4321'],
  ['55 99876-5432', '(55) 99876-5432'],
])('the phone %s reads %s', (text, phone) => {
  expect(masked(phoneMask, text)).toBe(phone)
})

test.each([
  ['12345678909', '123.456.789-09'],
  ['CPF: 123 456 789 09', '123.456.789-09'],
  ['12345', '123.45'],
])('the personal id %s reads %s', (text, cpf) => {
  expect(masked(cpfMask, text)).toBe(cpf)
})

test.each([
  ['12345678000195', '12.345.678/0001-95'],
  ['12.345.678/0001-95', '12.345.678/0001-95'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['CNPJ: 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['12ABC34501DEXY35', '12.ABC.345/01DE-35'],
])('the company id %s reads %s', (text, cnpj) => {
  expect(masked(cnpjMask, text)).toBe(cnpj)
})

test.each([
  ['12', '12'],
  ['123', '123'],
  ['1234', '123/4'],
  ['12345', '123/45'],
  ['123456', '123456'],
  ['1234567', '123456/7'],
  ['123/', '123/'],
  ['123/4', '123/4'],
  ['123/45', '123/45'],
  ['123/456', '123456'],
  ['123/45/', '12345/'],
  ['123/45S', '12345/S'],
  ['12345/sp', '12345/SP'],
  ['123456/78', '123456/78'],
  ['1234-rj', '1234/RJ'],
  ['CRMV-SP 12.345', '12345/SP'],
  ['CRMV/RJ nº 6789', '6789/RJ'],
  ['12S', '12'],
  ['12/SP', '12/SP'],
])('the registration %s reads %s', (text, crmv) => {
  expect(masked(crmvMask, text)).toBe(crmv)
})

test.each([
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['01.310-100', '01310-100'],
])('the postal code %s reads %s', (text, cep) => {
  expect(masked(cepMask, text)).toBe(cep)
})
