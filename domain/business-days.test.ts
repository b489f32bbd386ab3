import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import {
  businessDaysAfter,
  businessDaysBetween,
  daysAfter,
  daysBetween,
  isBusinessDay,
  programmeDay,
  programmeTime,
  programmeTimeZone,
} from './business-days.ts'

const formatting = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}

afterEach(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', formatting))

test.for([
  ['over Carnival', '2026-02-11', 5, '2026-02-20'],
  ['over a weekend', '2026-07-02', 5, '2026-07-09'],
  ['over the end of a year', '2026-12-23', 5, '2026-12-31'],
  ['into the next year', '2026-12-29', 5, '2027-01-06'],
  ['over Good Friday and Tiradentes', '2025-04-16', 5, '2025-04-25'],
  ['over Corpus Christi', '2026-06-03', 1, '2026-06-05'],
  ['sent on a Saturday', '2026-07-04', 1, '2026-07-06'],
  ['of no days', '2026-07-04', 0, '2026-07-04'],
] as const)('a promise %s: %s + %i = %s', ([, day, count, due]) => {
  expect(businessDaysAfter(day, count)).toBe(due)
})

test.for([
  ['2026-01-01', '2026-02-16', '2026-02-17', '2026-04-03', '2026-04-21', '2026-05-01', '2026-06-04'],
  ['2026-09-07', '2026-10-12', '2026-11-02', '2026-11-20', '2026-12-25', '2025-03-03', '2024-11-20'],
])('holidays are no business days', (days) => {
  expect(days.filter((day) => isBusinessDay(day))).toEqual([])
})

test('Ash Wednesday is a business day, and so was 20 November before 2024', () => {
  expect(['2026-02-18', '2023-11-20'].filter((day) => isBusinessDay(day))).toHaveLength(2)
})

test('Easter falls where the church puts it', () => {
  const easters = [
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2038-04-25',
    '2049-04-18',
  ]
  expect(easters.map((easter) => daysAfter(easter, -2)).filter((day) => isBusinessDay(day))).toEqual([])
})

test('the day is that of São Paulo', () => {
  expect(programmeDay(Date.parse('2026-03-01T02:59:59Z'))).toBe('2026-02-28')
  expect(programmeDay(Date.parse('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
})

test('day and time are those of the clock of São Paulo, of the past and of the coming thirty years', () => {
  const moments = fc.date({ min: new Date('2009-01-01'), max: new Date('2056-12-31'), noInvalidDate: true })
  const nearTheEndOfSummerTime = fc.date({
    min: new Date('2019-02-16'),
    max: new Date('2019-02-18'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.oneof(moments, nearTheEndOfSummerTime), (moment) => {
      const there = moment.toTemporalInstant().toZonedDateTimeISO(programmeTimeZone)
      expect(programmeTime(moment.getTime())).toBe(
        there.toPlainDateTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' }),
      )
    }),
    { numRuns: 2000 },
  )
})

test('the day is the same whatever the browser writes: older ones put 11/15/2026 for Canada', () => {
  const inItsOwnWay = (moment: number) => new Date(moment).toUTCString()
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: inItsOwnWay, configurable: true })
  // Of the years with daylight saving too, which ended at midnight.
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const there = moment.toTemporalInstant().toZonedDateTimeISO(programmeTimeZone)
      expect(programmeDay(moment.getTime())).toBe(there.toPlainDate().toString())
    }),
  )
})

/** What the parts of a date are, as one or another version of the language data has them. */
const partsInOtherOrders: ((parts: Intl.DateTimeFormatPart[]) => Intl.DateTimeFormatPart[])[] = [
  (parts) => parts.toReversed(),
  (parts) => parts.filter(({ type }) => type !== 'literal'),
  (parts) => parts.map((part) => ({ ...part, value: part.value.padStart(2, '0') })),
  (parts) => [{ type: 'era', value: 'AD' }, ...parts, { type: 'literal', value: '\u202f' }],
]

test.for(partsInOtherOrders)('the day is the same whatever order its parts come in: %#', (order) => {
  const { formatToParts } = Intl.DateTimeFormat.prototype
  onTestFinished(() => {
    Intl.DateTimeFormat.prototype.formatToParts = formatToParts
  })
  Intl.DateTimeFormat.prototype.formatToParts = function (this: Intl.DateTimeFormat, date) {
    return order(formatToParts.call(this, date))
  }
  expect(programmeDay(Date.parse('2011-03-01T02:59:59Z'))).toBe('2011-02-28')
  expect(programmeDay(Date.parse('2011-11-09T15:00:00Z'))).toBe('2011-11-09')
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => daysAfter('2000-01-01', count))
const aFewDays = fc.nat(60)

test('a promise ends on a business day, with just as many on the way', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const due = businessDaysAfter(day, count)
      return isBusinessDay(due) && businessDaysBetween(day, due) === count
    }),
  )
})

test('promises add up', () => {
  fc.assert(
    fc.property(anyDay, aFewDays, aFewDays, (day, first, then) => {
      return businessDaysAfter(businessDaysAfter(day, first), then) === businessDaysAfter(day, first + then)
    }),
  )
})

test('a distance is the same both ways', () => {
  fc.assert(
    fc.property(anyDay, aFewDays, (from, days) => {
      const to = daysAfter(from, days)
      expect(daysBetween(from, to)).toBe(days)
      expect(businessDaysBetween(to, from) + businessDaysBetween(from, to)).toBe(0)
    }),
  )
})

test('days on which the team does not work count in no promise, yearly ones in every year from the first', () => {
  const closing = [
    { day: '2026-11-18', is_yearly: false },
    { day: '2026-07-09', is_yearly: true },
  ]
  expect(businessDaysAfter('2026-11-16', 2, closing)).toBe('2026-11-19')
  expect(businessDaysBetween('2026-11-16', '2026-11-19', closing)).toBe(2)
  expect(isBusinessDay('2027-11-18', closing)).toBe(true)
  expect(['2025-07-09', '2026-07-09', '2029-07-09'].map((day) => isBusinessDay(day, closing))).toEqual([
    true,
    false,
    false,
  ])
})

test('a distance is as many business days as are met on the way', () => {
  const closing = fc.array(fc.record({ day: anyDay, is_yearly: fc.boolean() }), { maxLength: 5 })
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 900 }), closing, (from, count, closed) => {
      const days = Array.from({ length: count }, (_, place) => daysAfter(from, place + 1))
      const met = days.filter((day) => isBusinessDay(day, closed))
      expect(businessDaysBetween(from, daysAfter(from, count), closed)).toBe(met.length)
    }),
  )
})
