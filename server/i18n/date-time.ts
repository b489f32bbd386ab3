import type { Language } from '#contract/languages.ts'

/** The programme's own time, wherever the reader or the server is. */
const timeZone = 'America/Sao_Paulo'

/** "12/11/2026" and "10:42", or in English, where 12/11 would be read two ways, "12 November 2026". */
export function dateAndTime(language: Language, at: Temporal.Instant): { date: string; time: string } {
  const month = language === 'en' ? 'long' : '2-digit'
  const locale = language === 'en' ? 'en-GB' : language
  const milliseconds = at.epochMilliseconds
  return {
    date: new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month, year: 'numeric' }).format(
      milliseconds,
    ),
    time: new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      milliseconds,
    ),
  }
}

/** A day of the programme, `2026-11-30`; noon is on it wherever the server is. */
export function dayIn(language: Language, day: string): string {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' })
  return dateAndTime(language, noon.toInstant()).date
}

/** "ter., 24/11": a day that is near enough to be known by its name. */
export function weekdayIn(language: Language, day: string): string {
  const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'short',
  })
  const [, month, date] = day.split('-')
  return `${weekday.format(Date.parse(`${day}T12:00:00Z`))}, ${date}/${month}`
}
