import type { Language } from '#contract/languages.ts'
import { daysBetween, programmeTime } from '#domain/business-days.ts'
import { calendars } from '#web/i18n/calendar.ts'
import { type DayAndTime, dayAndTimeWords } from '#web/i18n/day-and-time.ts'
import { useLanguage } from './language.ts'

/** An instant, or a day such as `2026-11-12`. */
type Moment = Date | string

type Figures = { readonly thousands: string; readonly decimals: string; readonly reais: string }

/** Spanish as Brazil's neighbours write it. */
const written: Readonly<Record<Language, Figures>> = {
  'pt-BR': { thousands: '.', decimals: ',', reais: 'R$\u00a0' },
  es: { thousands: '.', decimals: ',', reais: 'R$\u00a0' },
  en: { thousands: ',', decimals: '.', reais: 'R$' },
}

const formats: Partial<Record<Language, ReturnType<typeof createFormat>>> = {}

/** Figures, money and dates as the person's language writes them. */
export function useFormat() {
  return formatIn(useLanguage())
}

export function formatIn(language: Language) {
  formats[language] ??= createFormat(language)
  return formats[language]
}

/** An amount in somebody's text stays on one line with its sign. */
export function withWholeAmounts(text: string): string {
  return text.replaceAll('R$ ', 'R$\u00a0')
}

/** With a capital, where a name stands by itself. */
export function asTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function createFormat(language: Language) {
  return { ...createNumberFormat(language), ...createDateFormat(language) }
}

/** By itself: the first figure that a browser writes for somebody's language takes a cheap phone 0.1 s. */
function createNumberFormat(language: Language) {
  const { thousands, decimals, reais } = written[language]
  const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, thousands)
  const signed = (value: number, figure: string, plus = '') => {
    const sign = value < 0 ? '−' : value > 0 ? plus : ''
    return sign + figure
  }
  const whole = (value: number, plus?: string) => signed(value, grouped(String(Math.abs(value))), plus)
  return {
    /** 3.250; 8,5 */
    number: (value: number) => {
      const [digits = '', fraction] = shortest(Math.abs(value)).split('.')
      return signed(value, grouped(digits) + (fraction ? decimals + fraction : ''))
    },
    /** 3.250 */
    coins: (value: number) => whole(Math.trunc(value)),
    /** +320, −2.900 */
    movement: (coins: number) => whole(Math.round(coins), '+'),
    /** R$ 20,00 */
    money: (cents: number) => {
      const [digits = '', fraction] = (Math.round(Math.abs(cents)) / 100).toFixed(2).split('.')
      return signed(cents, reais + grouped(digits) + decimals + fraction)
    },
    /** 1.234 kB */
    kilobytes: (bytes: number) => `${whole(Math.ceil(bytes / 1000))}\u00a0kB`,
  }
}

/** At most three places after the point, and none that says nothing. Moved as text, because 1.0005 × 1000 is less. */
function shortest(value: number): string {
  return String(Math.round(Number(`${value.toFixed(10)}e3`)) / 1000)
}

/** The programme runs on Brazil's clock, wherever it is read, and puts the day before the month, as on the invoices. */
function createDateFormat(language: Language) {
  const { months, weekdays, yesterday, today, tomorrow, ofYear } = calendars[language]
  const near: Readonly<Record<number, string>> = { [-1]: yesterday, 0: today, 1: tomorrow }

  const date = (moment: Moment) => partsOf(moment).join('/')
  const day = (moment: Moment) => partsOf(moment).slice(0, 2).join('/')
  const time = (moment: Moment) => hourAndMinute(moment).join(':')
  const weekdayOf = (moment: Moment) => weekdays[new Date(dayOf(moment)).getUTCDay()]
  const clockTime = language === 'pt-BR' ? spokenHour : time
  const nameOfDay = (moment: Moment, now: Moment) => near[daysBetween(dayOf(now), dayOf(moment))]
  const nearMoment = (moment: Moment, now: Moment): DayAndTime => {
    const name = nameOfDay(moment, now)
    const hour = Number(hourAndMinute(moment)[0])
    return { day: name ?? day(moment), isNamed: name !== undefined, hour, time: clockTime(moment) }
  }
  const month = (moment: Moment) => months[Number(partsOf(moment)[1]) - 1] ?? ''
  const monthAndYear = (moment: Moment) => ofYear(month(moment), yearOf(moment))
  return {
    /** 12/11/2026 */
    date,
    /** 12/11 */
    day,
    /** 14:02 */
    time,
    /** 12/11/2026, 14:02 */
    dateTime: (moment: Moment) => `${date(moment)}, ${time(moment)}`,
    /** qua., 25/11 */
    weekday: (moment: Moment) => `${weekdayOf(moment)}, ${day(moment)}`,
    /** qua., 18h */
    weekdayHour: (moment: Moment) => `${weekdayOf(moment)}, ${clockTime(moment)}`,
    /** hoje, ontem or amanhã; the date for any other day. */
    relativeDay: (moment: Moment, now: Moment) => nameOfDay(moment, now) ?? date(moment),
    /** amanhã às 10h15; em 20/11 às 10h15 */
    dayAndTime: (moment: Moment, now: Moment) => dayAndTimeWords[language].on(nearMoment(moment, now)),
    /** a partir de amanhã às 10h15 */
    fromDayAndTime: (moment: Moment, now: Moment) => dayAndTimeWords[language].from(nearMoment(moment, now)),
    /** novembro; novembro de 2025 in another year */
    month: (moment: Moment, now: Moment) =>
      yearOf(moment) === yearOf(now) ? month(moment) : monthAndYear(moment),
    /** novembro de 2026 */
    monthAndYear,
  }
}

/** Without a time it is that day in Brazil too; of a month, its first. */
function isDay(moment: Moment): moment is string {
  return typeof moment === 'string' && moment.length <= 'yyyy-mm-dd'.length
}

function spokenHour(moment: Moment): string {
  const [hour, minute] = hourAndMinute(moment)
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

function dayOf(moment: Moment): string {
  return isDay(moment) ? moment : timeOf(moment).slice(0, 'yyyy-mm-dd'.length)
}

function yearOf(moment: Moment): string {
  return dayOf(moment).slice(0, 'yyyy'.length)
}

/** Day, month, year. */
function partsOf(moment: Moment): string[] {
  const [year = '', month = '', day = '01'] = dayOf(moment).split('-')
  return [day, month, year]
}

function hourAndMinute(moment: Moment): string[] {
  return isDay(moment) ? ['00', '00'] : timeOf(moment).slice('yyyy-mm-ddT'.length).split(':')
}

function timeOf(moment: Moment): string {
  return programmeTime(new Date(moment).getTime())
}
