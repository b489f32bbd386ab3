import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { plural } from '#web/i18n/plural.ts'
import { asTitle, formatIn, withWholeAmounts } from './format.ts'

const pt = formatIn('pt-BR')
const es = formatIn('es')
const en = formatIn('en')

/** Wednesday evening in São Paulo; already Thursday in Greenwich. */
const evening = '2026-11-19T01:30:00Z'
const atSix = new Date('2026-11-18T21:00:00Z')

test('thousands are grouped from the first one on', () => {
  expect([pt, es, en].map(({ number }) => number(3250))).toEqual(['3.250', '3.250', '3,250'])
  expect([pt, es, en].map(({ number }) => number(8.5))).toEqual(['8,5', '8,5', '8.5'])
})

test('coins have no fractions and never look more than they are', () => {
  expect(pt.coins(1_240_999.9)).toBe('1.240.999')
})

test('a movement of coins says its direction with a real minus', () => {
  expect([320, -2900, 0].map(pt.movement)).toEqual(['+320', '−2.900', '0'])
  expect(en.movement(-2900)).toBe('−2,900')
})

test('money is in reais, from cents', () => {
  expect([pt, es, en].map(({ money }) => money(2000))).toEqual(['R$\u00a020,00', 'R$\u00a020,00', 'R$20.00'])
  expect(pt.money(-123_456)).toBe('−R$\u00a01.234,56')
})

test('an amount in a title is not torn from its sign', () => {
  expect(withWholeAmounts('Vale-café R$ 20')).toBe('Vale-café R$\u00a020')
})

test('dates put the day first in every language', () => {
  expect([pt, es, en].map(({ date }) => date('2026-11-12T13:42:00Z'))).toEqual(Array(3).fill('12/11/2026'))
  expect([pt, es, en].map(({ day }) => day('2026-12-02'))).toEqual(Array(3).fill('02/12'))
})

test('dates are told by the clock of São Paulo', () => {
  expect(pt.dateTime(evening)).toBe('18/11/2026, 22:30')
  expect(pt.day(evening)).toBe('18/11')
  expect(pt.time('2026-11-18T03:00:00Z')).toBe('00:00')
})

test('a day without a time stays that day', () => {
  expect(pt.date('2026-11-12')).toBe('12/11/2026')
})

test('a deadline is told with its weekday', () => {
  expect([pt, es, en].map(({ weekday }) => weekday(atSix))).toEqual([
    'qua., 18/11',
    'mié, 18/11',
    'Wed, 18/11',
  ])
  expect([pt, es, en].map(({ weekdayHour }) => weekdayHour(atSix))).toEqual([
    'qua., 18h',
    'mié, 18:00',
    'Wed, 18:00',
  ])
  expect(pt.weekdayHour('2026-11-18T12:05:00Z')).toBe('qua., 9h05')
})

test('yesterday, today and tomorrow have names; other days their date', () => {
  const near = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  expect(near.map((day) => pt.relativeDay(day, evening))).toEqual(['ontem', 'hoje', 'amanhã', '20/11/2026'])
  expect(near.map((day) => es.relativeDay(day, evening))).toEqual(['ayer', 'hoy', 'mañana', '20/11/2026'])
  expect(en.relativeDay(evening, atSix)).toBe('today')
})

test('a moment that is near is told by its day and hour', () => {
  const moments = ['2026-11-18T13:15:00Z', '2026-11-19T04:05:00Z', '2026-11-22T13:00:00Z']
  const told = ({ dayAndTime }: typeof pt) => moments.map((moment) => dayAndTime(moment, evening))
  expect(told(pt)).toEqual(['hoje às\u00a010h15', 'amanhã à\u00a01h05', 'em 22/11 às\u00a010h'])
  expect(told(es)).toEqual([
    'hoy a\u00a0las\u00a010:15',
    'mañana a\u00a0la\u00a001:05',
    'el 22/11 a\u00a0las\u00a010:00',
  ])
  expect(told(en)).toEqual(['today at\u00a010:15', 'tomorrow at\u00a001:05', 'on 22/11 at\u00a010:00'])
  const from = ({ fromDayAndTime }: typeof pt) => moments.map((moment) => fromDayAndTime(moment, evening))
  expect(from(pt).slice(1)).toEqual(['a partir de amanhã à\u00a01h05', 'a partir de 22/11 às\u00a010h'])
  expect(from(es).slice(1)).toEqual([
    'desde mañana a\u00a0la\u00a001:05',
    'desde el 22/11 a\u00a0las\u00a010:00',
  ])
  expect(from(en).slice(1)).toEqual(['from tomorrow at\u00a001:05', 'from 22/11 at\u00a010:00'])
})

test('months are told with their year where it is another', () => {
  const now = new Date(evening)
  expect([pt, es, en].map(({ month }) => month('2026-03', now))).toEqual(['março', 'marzo', 'March'])
  expect([pt, es, en].map(({ month }) => month('2025-03', now))).toEqual([
    'março de 2025',
    'marzo de 2025',
    'March 2025',
  ])
  expect(pt.monthAndYear('2026-12-01T02:00:00Z')).toBe('novembro de 2026')
  expect(asTitle(pt.monthAndYear('2026-11-01'))).toBe('Novembro de 2026')
})

test('files are told in whole kilobytes', () => {
  expect([pt, es, en].map(({ kilobytes }) => kilobytes(1_233_001))).toEqual([
    '1.234\u00a0kB',
    '1.234\u00a0kB',
    '1,234\u00a0kB',
  ])
})

const locales = { 'pt-BR': 'pt-BR', es: 'es-AR', en: 'en-GB' }
const languages = ['pt-BR', 'es', 'en'] as const
const minus = (text: string) => text.replace('-', '−')

test.for(languages)('figures are what the data of the language make of them: %s', (language) => {
  const format = formatIn(language)
  const plain = new Intl.NumberFormat(locales[language])
  const signed = new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const reais = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
  })
  const amounts = fc.oneof(fc.integer(), fc.integer({ min: -2_000, max: 2_000 }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), (amount, after) => {
      expect(format.number(amount)).toBe(minus(plain.format(amount)))
      expect(format.movement(amount)).toBe(minus(signed.format(amount)))
      expect(format.money(amount)).toBe(minus(reais.format(amount / 100)))
      const broken = Number(`${Math.abs(amount % 100_000)}.${String(after).padStart(6, '0')}`)
      expect(format.number(broken)).toBe(plain.format(broken))
    }),
  )
})

test.for(languages)('days and months have the names that the data of the language have: %s', (language) => {
  const format = formatIn(language)
  const zone = { timeZone: 'America/Sao_Paulo' }
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', ...zone })
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', ...zone })
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone })
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01') }), (moment) => {
      fc.pre(!Number.isNaN(moment.getTime()))
      expect(format.weekday(moment)).toBe(`${weekday.format(moment)}, ${format.day(moment)}`)
      expect(format.monthAndYear(moment)).toBe(month.format(moment))
      expect(format.time(moment)).toBe(clock.format(moment))
    }),
  )
  for (const days of [-1, 0, 1]) {
    const told = format.relativeDay(new Date(Date.parse(evening) + days * 86_400_000), evening)
    expect(told).toBe(near.format(days, 'day'))
  }
})

test('nothing of it is asked of the browser, which would have to load it', () => {
  const own = { ...Object.getOwnPropertyDescriptors(Intl) }
  onTestFinished(() => void Object.defineProperties(Intl, own))
  const refuse = function refuse() {
    throw new Error('asked')
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'PluralRules'])
    Object.defineProperty(Intl, name, { value: refuse, configurable: true })
  for (const language of languages) {
    const { number, coins, movement, money, kilobytes, ...dates } = formatIn(language)
    for (const write of [number, coins, movement, money, kilobytes]) expect(write(123_456)).toMatch(/1.?2/)
    for (const write of Object.values(dates)) expect(write(evening, atSix)).toMatch(/./)
    expect(plural(language, 1.5, { one: 'one', other: 'other' })).toBe(language === 'pt-BR' ? 'one' : 'other')
  }
})
