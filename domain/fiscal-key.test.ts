import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FiscalKeyFault, fiscalKeyDigit, formatFiscalKey, readFiscalKey, states } from './fiscal-key.ts'

const today = '2026-11-16'

function faultOf(key: string, day = today): FiscalKeyFault | undefined {
  const reading = readFiscalKey(key, day)
  return reading.ok ? undefined : reading.fault
}

test.for([
  '35170458716523000119550010000000121000123458',
  '52060412ABC34501DE35550120000007801267301610',
  '43140201098983010680657960000005991148127446',
  '5206 0412 abc3 4501 de35 5501 2000 0007 8012 6730 1610',
])('the key %s is right', (key) => {
  expect(faultOf(key)).toBeUndefined()
})

test('a key says who issued what, and when', () => {
  expect(readFiscalKey('52060412abc34501de35550120000007801267301610', today)).toEqual({
    ok: true,
    key: {
      text: '52060412ABC34501DE35550120000007801267301610',
      stateCode: '52',
      state: 'GO',
      month: '2006-04',
      issuer: '12ABC34501DE35',
      model: '55',
      series: '12',
      number: '780',
    },
  })
})

test.for([
  ['a wrong digit', '35210320695448000184550010000035891981839924', 'digit'],
  ['a freight document', '3526050X0J92JY000196570010000006041448679011', 'model'],
  ['43 positions', '3517045871652300011955001000000012100012345', 'length'],
  ['45 positions', '351704587165230001195500100000001210001234580', 'length'],
  ['a letter where only digits go', '3517045871652300011955001000000012100012345A', 'length'],
  ['nothing', '', 'length'],
  ['a state that is none', key({ state: '34' }), 'state'],
  ['a thirteenth month', key({ month: '2613' }), 'month'],
  ['a month to come', key({ month: '2612' }), 'month'],
  ['an issuer whose digits are wrong', key({ issuer: '11222333000182' }), 'issuer'],
  ['a padded CPF whose digits are wrong', key({ issuer: '00052998224724' }), 'issuer'],
  ['the number zero', key({ number: '000000000' }), 'number'],
] as const)('%s is told', ([, text, fault]) => {
  expect(faultOf(text)).toBe(fault)
})

test('the current month is no month to come', () => {
  expect(faultOf(key({ month: '2611' }))).toBeUndefined()
})

test('an issuer without a company has a CPF', () => {
  const reading = readFiscalKey(key({ issuer: '00052998224725' }), today)
  expect(reading.ok && reading.key.issuer).toBe('52998224725')
})

test('older keys repeat the number as their random code', () => {
  expect(faultOf(key({ number: '000001234', code: '00001234' }))).toBeUndefined()
})

test('a key is shown in groups of four', () => {
  expect(formatFiscalKey('35170458716523000119550010000000121000123458')).toBe(
    '3517 0458 7165 2300 0119 5500 1000 0000 1210 0012 3458',
  )
})

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

const anyKey = fc
  .record({
    state: fc.constantFrom(...Object.keys(states)),
    month: fc
      .tuple(fc.integer({ min: 6, max: 25 }), fc.integer({ min: 1, max: 12 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('')),
    issuer: fc.constantFrom('11222333000181', '12ABC34501DE35', '00052998224725'),
    model: fc.constantFrom('55', '65'),
    series: digits(3),
    number: fc.integer({ min: 1, max: 999_999_999 }).map((number) => String(number).padStart(9, '0')),
    code: digits(8),
  })
  .map(key)

test('every key made by the rules passes', () => {
  fc.assert(fc.property(anyKey, (text) => faultOf(text) === undefined))
})

// The rule makes one digit, 0, of two remainders: such keys miss a few errors, and no reader can help it.
test('one wrong digit is noticed wherever the check digit is not 0', () => {
  const wrong = fc
    .tuple(anyKey, fc.nat(43), fc.integer({ min: 1, max: 9 }))
    .filter(([text, at]) => !text.endsWith('0') && /\d/.test(text.charAt(at)))
    .map(([text, at, more]) => text.slice(0, at) + ((Number(text[at]) + more) % 10) + text.slice(at + 1))
  fc.assert(fc.property(wrong, (text) => faultOf(text) !== undefined))
})

test('a wrong check digit is always noticed', () => {
  const wrong = fc
    .tuple(anyKey, fc.integer({ min: 1, max: 9 }))
    .map(([text, more]) => text.slice(0, 43) + ((Number(text[43]) + more) % 10))
  fc.assert(fc.property(wrong, (text) => faultOf(text) === 'digit'))
})

type Parts = { state: string; month: string; issuer: string; model: string; series: string; number: string }

function key(parts: Partial<Parts & { code: string }>): string {
  const { state, month, issuer, model, series, number, code } = {
    state: '35',
    month: '2605',
    issuer: '11222333000181',
    model: '55',
    series: '001',
    number: '000001234',
    code: '12345678',
    ...parts,
  }
  const first43 = `${state}${month}${issuer}${model}${series}${number}1${code}`
  return first43 + fiscalKeyDigit(first43)
}
