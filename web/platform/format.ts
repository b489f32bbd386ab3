import type { Language } from '#contract/languages.ts'
import { daysBetween, programmeDay, programmeTimeZone as timeZone } from '#domain/business-days.ts'
import { type DayAndTime, dayAndTimeWords } from '#web/i18n/day-and-time.ts'
import { useLanguage } from './language.ts'

/** An instant, or a day such as `2026-11-12`. */
type Moment = Date | string

/** Figures in Spanish as Brazil's neighbours write them: 3.250 and R$ 20,00. */
const numberLocales: Record<Language, string> = { 'pt-BR': 'pt-BR', es: 'es-AR', en: 'en-GB' }

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

/** Made when it is first asked for: on a cheap phone each takes as long as drawing a card. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

function createFormat(language: Language) {
  return { ...createNumberFormat(language), ...createDateFormat(language) }
}

function createNumberFormat(language: Language) {
  const locale = numberLocales[language]
  const plain = once(() => new Intl.NumberFormat(locale))
  const signed = once(
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  )
  const reais = once(
    () =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' }),
  )
  return {
    number: (value: number) => withMinus(plain().format(value)),
    /** 3.250 */
    coins: (value: number) => withMinus(plain().format(Math.trunc(value))),
    /** +320, −2.900 */
    movement: (coins: number) => withMinus(signed().format(coins)),
    /** R$ 20,00 */
    money: (cents: number) => withMinus(reais().format(cents / 100)),
  }
}

/** The programme runs on Brazil's clock, wherever it is read, and puts the day before the month, as on the invoices. */
function createDateFormat(language: Language) {
  const names = once(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }))
  const near = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

  const date = (moment: Moment) => partsOf(moment).join('/')
  const day = (moment: Moment) => partsOf(moment).slice(0, 2).join('/')
  const time = (moment: Moment) => hourAndMinute(moment).join(':')
  const weekdayOf = (moment: Moment) => names().format(instantOf(moment))
  const clockTime = language === 'pt-BR' ? spokenHour : time
  const nameOfDay = (moment: Moment, now: Moment) => {
    const days = daysBetween(dayOf(now), dayOf(moment))
    return Math.abs(days) <= 1 ? near().format(days, 'day') : undefined
  }
  const nearMoment = (moment: Moment, now: Moment): DayAndTime => {
    const name = nameOfDay(moment, now)
    const hour = Number(hourAndMinute(moment)[0])
    return { day: name ?? day(moment), isNamed: name !== undefined, hour, time: clockTime(moment) }
  }
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
  }
}

/** Browsers write a hyphen where the minus sign belongs. */
/** Language data write one hyphen or another for it. */
function withMinus(figure: string): string {
  return figure.replace(/[-\u2010\u2011\ufe63\uff0d]/, '−')
}

/** A day without a time is that day in Brazil too: noon keeps it there. */
function instantOf(moment: Moment): Date {
  if (typeof moment !== 'string') return moment
  return new Date(isDay(moment) ? `${moment}T12:00:00Z` : moment)
}

function isDay(moment: Moment): moment is string {
  return typeof moment === 'string' && moment.length === 'yyyy-mm-dd'.length
}

function spokenHour(moment: Moment): string {
  const [hour, minute] = hourAndMinute(moment)
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

function dayOf(moment: Moment): string {
  if (isDay(moment)) return moment
  return programmeDay(instantOf(moment).getTime())
}

/** Day, month, year. */
function partsOf(moment: Moment): string[] {
  return dayOf(moment).split('-').reverse()
}

const clock = once(
  () =>
    new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      numberingSystem: 'latn',
      timeZone,
    }),
)

/** Their parts, because how a language writes a time is not the same in every browser. */
function hourAndMinute(moment: Moment): string[] {
  const parts = clock().formatToParts(instantOf(moment))
  return ['hour', 'minute'].map(
    (name) => parts.find(({ type }) => type === name)?.value.padStart(2, '0') ?? '',
  )
}
