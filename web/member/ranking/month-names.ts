import { programmeDay } from '#domain/business-days.ts'
import { useLanguage } from '#web/platform/language.ts'

export function useMonthNames() {
  const language = useLanguage()
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const name = make({ month: 'long' })
  const nameAndYear = make({ month: 'long', year: 'numeric' })
  const inThisYear = (month: string) => month.startsWith(programmeDay(Date.now()).slice(0, 4))
  const nameOf = (month: string) => (inThisYear(month) ? name : nameAndYear).format(middleOf(month))
  return {
    nameOf,
    titleOf: (month: string) => nameOf(month).replace(/^./, (letter) => letter.toUpperCase()),
  }
}

export function endOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const dayOf = (day: number) => new Date(Date.UTC(year, number, day)).toISOString().slice(0, 10)
  return { next: dayOf(1), last: dayOf(0) }
}

function middleOf(month: string): Date {
  return new Date(`${month}-15T12:00:00Z`)
}
