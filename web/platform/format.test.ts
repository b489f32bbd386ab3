import { afterEach, expect, onTestFinished, test } from 'vitest'
import { formatIn, withWholeAmounts } from './format.ts'

const formatting = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}

afterEach(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', formatting))

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

test('dates and times hang on nothing that a browser writes in its own way', () => {
  const inItsOwnWay = (moment: number) => new Date(moment).toUTCString()
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: inItsOwnWay, configurable: true })
  expect([pt, es, en].map(({ dateTime }) => dateTime(evening))).toEqual(Array(3).fill('18/11/2026, 22:30'))
  expect(pt.day(evening)).toBe('18/11')
  expect(pt.weekdayHour(atSix)).toMatch(/, 18h$/)
  expect(pt.relativeDay('2026-11-17', evening)).toBe('ontem')
})

test('times are the same whatever stands between and after their parts', () => {
  const { formatToParts } = Intl.DateTimeFormat.prototype
  onTestFinished(() => {
    Intl.DateTimeFormat.prototype.formatToParts = formatToParts
  })
  Intl.DateTimeFormat.prototype.formatToParts = function (this: Intl.DateTimeFormat, date) {
    const parts = formatToParts.call(this, date).filter(({ type }) => type !== 'literal')
    return [...parts.toReversed(), { type: 'literal', value: '\u202f' }, { type: 'dayPeriod', value: 'PM' }]
  }
  expect([pt, es, en].map(({ dateTime }) => dateTime(evening))).toEqual(Array(3).fill('18/11/2026, 22:30'))
})

test.for(['-', '\u2010', '\u2011', '−', '\ufe63', '\uff0d'])(
  'a minus is one, whatever is written for it: %s',
  (sign) => {
    const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
    onTestFinished(() => void Object.defineProperty(Intl.NumberFormat.prototype, 'format', own))
    const value = (amount: number) => `${amount < 0 ? sign : ''}${Math.abs(amount)}`
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value, configurable: true })
    expect([pt, es, en].map(({ movement }) => movement(-29))).toEqual(Array(3).fill('−29'))
  },
)
