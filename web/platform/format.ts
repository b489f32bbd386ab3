import type { Language } from '#contract/languages.ts'
import { useLanguage } from './language.ts'

/** An instant, or a day such as `2026-11-12`. */
type Moment = Date | string

/** The programme runs on Brazil's clock, wherever it is read. */
const timeZone = 'America/Sao_Paulo'

/** Figures in Spanish as Brazil's neighbours write them: 3.250 and R$ 20,00. */
const numberLocales: Record<Language, string> = { 'pt-BR': 'pt-BR', es: 'es-AR', en: 'en-GB' }

/** The day before the month in every language, as on the invoices. */
const dateLocales: Record<Language, string> = { 'pt-BR': 'pt-BR', es: 'es', en: 'en-GB' }

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

function createFormat(language: Language) {
  return { ...createNumberFormat(language), ...createDateFormat(language) }
}

function createNumberFormat(language: Language) {
  const locale = numberLocales[language]
  const plain = new Intl.NumberFormat(locale)
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const reais = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
  })
  return {
    number: (value: number) => withMinus(plain.format(value)),
    /** 3.250 */
    coins: (value: number) => withMinus(plain.format(Math.trunc(value))),
    /** +320, −2.900 */
    movement: (coins: number) => withMinus(signed.format(coins)),
    /** R$ 20,00 */
    money: (cents: number) => withMinus(reais.format(cents / 100)),
  }
}

function createDateFormat(language: Language) {
  const locale = dateLocales[language]
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const full = make({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const clock = make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const weekday = make({ weekday: 'short' })
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

  const date = (moment: Moment) => full.format(instantOf(moment))
  // Without the year some languages would drop the zeros.
  const day = (moment: Moment) => date(moment).slice(0, 'dd/mm'.length)
  const time = (moment: Moment) => clock.format(instantOf(moment))
  const weekdayOf = (moment: Moment) => weekday.format(instantOf(moment))
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
    weekdayHour: (moment: Moment) =>
      `${weekdayOf(moment)}, ${language === 'pt-BR' ? spokenHour(time(moment)) : time(moment)}`,
    /** hoje, ontem or amanhã; the date for any other day. */
    relativeDay: (moment: Moment, now: Moment) => {
      const days = daysBetween(now, moment)
      return Math.abs(days) <= 1 ? near.format(days, 'day') : date(moment)
    },
  }
}

/** Browsers write a hyphen where the minus sign belongs. */
function withMinus(figure: string): string {
  return figure.replace('-', '−')
}

/** A day without a time is that day in Brazil too: noon keeps it there. */
function instantOf(moment: Moment): Date {
  if (typeof moment !== 'string') return moment
  return new Date(moment.length === 'yyyy-mm-dd'.length ? `${moment}T12:00:00Z` : moment)
}

function spokenHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

function daysBetween(from: Moment, to: Moment): number {
  return (dayNumber(to) - dayNumber(from)) / 86_400_000
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })

function dayNumber(moment: Moment): number {
  return Date.parse(isoDay.format(instantOf(moment)))
}
