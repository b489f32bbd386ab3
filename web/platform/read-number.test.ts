import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/languages.ts'
import { formatIn } from './format.ts'
import { readNumber, readParts, writeNumber } from './read-number.ts'

test.each<[string, number | undefined, number | undefined]>([
  // As typed, in Portuguese and Spanish, in English.
  ['18', 18, 18],
  [' 18 ', 18, 18],
  ['8,5', 8.5, 8.5],
  ['8.5', 8.5, 8.5],
  ['12,', 12, 12],
  [',5', 0.5, 0.5],
  ['1.000', 1000, 1],
  ['1,000', 1, 1000],
  ['0.025', 0.025, 0.025],
  ['0,025', 0.025, 0.025],
  ['1234.567', 1234.567, 1234.567],
  ['1.5000', 1.5, 1.5],
  ['1.234,5', 1234.5, 1234.5],
  ['1,234.5', 1234.5, 1234.5],
  ['1.000.000', 1_000_000, 1_000_000],
  ['1,000,000', 1_000_000, 1_000_000],
  ['1 000', 1000, 1000],
  ['+20', 20, 20],
  ['-20', -20, -20],
  ['−2.900', -2900, -2.9],
  ['', undefined, undefined],
  [' ', undefined, undefined],
  ['-', undefined, undefined],
  [',', undefined, undefined],
  ['oito', undefined, undefined],
  ['8 kg', undefined, undefined],
  ['1e3', undefined, undefined],
  ['0x10', undefined, undefined],
  ['1.00.000', undefined, undefined],
  ['1.5.2', undefined, undefined],
  ['1,5.2,1', undefined, undefined],
  ['12.34,5', undefined, undefined],
  ['1.234,567.890', undefined, undefined],
  ['1 5', undefined, undefined],
])('%j is %s, in English %s', (typed, number, inEnglish) => {
  expect([readNumber(typed, 'pt-BR'), readNumber(typed, 'es')]).toEqual([number, number])
  expect(readNumber(typed, 'en')).toBe(inEnglish)
})

const anyLanguage = fc.constantFrom(...languages)
const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((value) => value !== 0)

test('a number that we show is read as that number', () => {
  fc.assert(
    fc.property(thousandths, anyLanguage, (value, language) => {
      expect(readNumber(formatIn(language).number(value / 1000), language)).toBe(value / 1000)
    }),
  )
})

test('what stands in a field is read as what was put there, to the part', () => {
  fc.assert(
    fc.property(thousandths, anyLanguage, fc.constantFrom(1, 100, 1000), (value, language, parts) => {
      expect(readParts(writeNumber(value / parts, language), language, parts)).toBe(value)
    }),
  )
  expect(writeNumber(0.025, 'pt-BR', 3)).toBe('0,025')
  expect(writeNumber(1000.5, 'en', 2)).toBe('1000.50')
  expect(writeNumber(null, 'es')).toBe('')
})

test('what is finer than a part is no number of them', () => {
  expect(readParts('0,0255', 'pt-BR', 1000)).toBeUndefined()
  expect(readParts('1,5', 'pt-BR', 1)).toBeUndefined()
  expect(readParts('1.005', 'en', 1000)).toBe(1005)
})

test('nothing that is typed breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0159.,+-− e') }), anyLanguage, isNumberOrNothing),
  )
})

function isNumberOrNothing(typed: string, language: Language) {
  const read = readNumber(typed, language)
  return read === undefined || Number.isFinite(read)
}
