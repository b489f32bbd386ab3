/** Days are text, `2026-05-31`, of the programme's calendar: that of São Paulo. */
export const programmeTimeZone = 'America/Sao_Paulo'

/**
 * São Paulo's summer time ended for good, and since then its clock is three hours behind. Languages' data are asked only
 * about what was before: loading them takes a cheap phone 0.1 s.
 */
const steadySince = Date.UTC(2019, 1, 17, 2)
const steadyMs = -3 * 3_600_000

export function programmeDay(epochMilliseconds: number): string {
  return programmeTime(epochMilliseconds).slice(0, 'yyyy-mm-dd'.length)
}

/** Day and time by the programme's clock: `2026-05-31T14:02`. */
export function programmeTime(epochMilliseconds: number): string {
  if (epochMilliseconds < steadySince) return earlierTime(epochMilliseconds)
  return new Date(epochMilliseconds + steadyMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

let earlierClock: Intl.DateTimeFormat | undefined

/** Put together from its parts: how a language writes a whole date is not the same in every browser. */
function earlierTime(epochMilliseconds: number): string {
  earlierClock ??= new Intl.DateTimeFormat('en', {
    timeZone: programmeTimeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = earlierClock.formatToParts(epochMilliseconds)
  const part = (name: string, digits = 2) =>
    parts.find(({ type }) => type === name)?.value.padStart(digits, '0')
  return `${part('year', 4)}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** A day on which the team does not work, besides national holidays; a yearly one comes again every year. */
export type ClosingDay = { readonly day: string; readonly is_yearly: boolean }

const none: readonly ClosingDay[] = []

/** The last day of a promise of so many business days; the day it is made is day 0. */
export function businessDaysAfter(day: string, count: number, closing = none): string {
  let date = day
  for (let left = count; left > 0; ) {
    date = daysAfter(date, 1)
    if (isBusinessDay(date, closing)) left -= 1
  }
  return date
}

/** How many business days lie after the first day, up to and with the second; negative if the second is earlier. */
export function businessDaysBetween(from: string, to: string, closing = none): number {
  if (to < from) return -businessDaysBetween(to, from, closing)
  const [first, last] = [yearOf(from), yearOf(to)]
  const free = Array.from({ length: last - first + 1 }, (_, place) => freeDays(first + place, closing))
  const spared = new Set(free.flat().filter((day) => day > from && day <= to && isWeekday(day)))
  return weekdaysUntil(to) - weekdaysUntil(from) - spared.size
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

const aMonday = '1970-01-05'

function weekdaysUntil(day: string): number {
  const days = daysBetween(aMonday, day)
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(days - weeks * 7 + 1, 5)
}

function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Also those on a weekend. */
function freeDays(year: number, closing: readonly ClosingDay[]): string[] {
  const closed = closing.flatMap((each) => {
    const day = each.is_yearly ? `${year}${each.day.slice(4)}` : each.day
    return isDay(day) && isClosedBy(each, day) ? [day] : []
  })
  return [...holidaysOf(year), ...closed]
}

export function isBusinessDay(day: string, closing = none): boolean {
  return isWeekday(day) && !isHoliday(day) && !closing.some((each) => isClosedBy(each, day))
}

function isClosedBy({ day: first, is_yearly }: ClosingDay, day: string): boolean {
  return first === day || (is_yearly && first < day && first.slice(5) === day.slice(5))
}

/** Whether a text is a day that there is: `2026-02-31` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export function daysAfter(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

const fixedHolidays = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']

/** Carnival Monday and Tuesday, Good Friday, Corpus Christi, as days from Easter. Ash Wednesday is a working day. */
const movableHolidays = [-48, -47, -2, 60]

function isHoliday(day: string): boolean {
  return holidaysOf(yearOf(day)).includes(day)
}

const reckoned = new Map<number, readonly string[]>()

function holidaysOf(year: number): readonly string[] {
  const holidays = reckoned.get(year) ?? reckonHolidays(year)
  reckoned.set(year, holidays)
  return holidays
}

function reckonHolidays(year: number): readonly string[] {
  const fixed = year >= 2024 ? [...fixedHolidays, '11-20'] : fixedHolidays
  const sunday = easter(year)
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...movableHolidays.map((count) => daysAfter(sunday, count)),
  ]
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}
