import { expect, test } from 'vitest'
import { cnpjOf, crmvOf, digitsOf, isCep, isCnpj, isCpf, isCrmv, isMobile, mobileOf } from './documents.ts'

test.for(['529.982.247-25', '111.444.777-35', '52998224725'])('the CPF %s is right', (typed) => {
  expect(isCpf(digitsOf(typed))).toBe(true)
})

test.for([
  '529.982.247-24',
  '529.982.247-15',
  '000.000.000-00',
  '999.999.999-99',
  '5299822472',
  '529982247250',
  '',
  'abc',
])('the CPF %s is wrong', (typed) => {
  expect(isCpf(digitsOf(typed))).toBe(false)
})

test.for([
  ['11.222.333/0001-81', '11222333000181'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' 11222333000181 ', '11222333000181'],
] as const)('the CNPJ %s is right, and is kept as %s', ([typed, kept]) => {
  expect(cnpjOf(typed)).toBe(kept)
  expect(isCnpj(kept)).toBe(true)
})

test.for([
  '11.222.333/0001-80',
  '12.ABC.345/01DE-36',
  '12.ABD.345/01DE-35',
  '12.ABC.345/01DE-3A',
  '00.000.000/0000-00',
  '1122233300018',
  '12.ÁBC.345/01DE-35',
  '',
])('the CNPJ %s is wrong', (typed) => {
  expect(isCnpj(cnpjOf(typed))).toBe(false)
})

test.for(['(11) 98765-4321', '+55 31 99123-4567', '81996543210'])('%s is a mobile number', (typed) => {
  expect(isMobile(mobileOf(typed))).toBe(true)
})

test.for([
  ['a landline', '(11) 3456-7890'],
  ['eleven digits without the 9', '(11) 88765-4321'],
  ['too short', '(11) 9876-5432'],
  ['another country', '+54 11 98765-4321'],
  ['nothing', ''],
] as const)('%s is no mobile number', ([, typed]) => {
  expect(isMobile(mobileOf(typed))).toBe(false)
})

test('the area codes are those in use', () => {
  const all = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  expect(all.filter((code) => isMobile(`${code}987654321`)).join(' ')).toBe(
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
      '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  )
})

test.for(['123/45', '123/4', '12345/MG', '123456/sp', '8211 / PE'])('%s has the form of a CRMV', (typed) => {
  expect(isCrmv(crmvOf(typed))).toBe(true)
})

test.for(['12/34', '1234567/SP', '12345', '12345/XX', '12345/S', '12345/123', 'SP/12345', '123/4\n', ''])(
  '%j does not have the form of a CRMV',
  (typed) => {
    expect(isCrmv(typed)).toBe(false)
  },
)

test('a CEP has eight digits, with or without its hyphen', () => {
  expect(isCep(digitsOf('04101-300'))).toBe(true)
  expect(isCep(digitsOf('0410130'))).toBe(false)
  expect(isCep(digitsOf('041013000'))).toBe(false)
})
