import type { Language } from '#contract/languages.ts'

const timeZone = 'America/Sao_Paulo'

/** In English 12/11 would be ambiguous, so the month is written out. */
export function dateAndTime(language: Language, at: Temporal.Instant): { date: string; time: string } {
  const milliseconds = at.epochMilliseconds
  return { date: dates[language].format(milliseconds), time: times.format(milliseconds) }
}

/** A format costs a hundred times as much as what is written with it. */
const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  'pt-BR': datesIn('pt-BR', '2-digit'),
  es: datesIn('es', '2-digit'),
  en: datesIn('en-GB', 'long'),
}
const times = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })

function datesIn(locale: string, month: 'long' | '2-digit') {
  return new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month, year: 'numeric' })
}

/** Noon is on the same day wherever the server is. */
export function dayIn(language: Language, day: string): string {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' })
  return dateAndTime(language, noon.toInstant()).date
}

/** Like "ter., 24/11". */
export function weekdayIn(language: Language, day: string): string {
  const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'short',
  })
  const [, month, date] = day.split('-')
  return `${weekday.format(Date.parse(`${day}T12:00:00Z`))}, ${date}/${month}`
}
