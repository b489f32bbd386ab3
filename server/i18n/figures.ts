import type { Language } from '#contract/languages.ts'

/** 3.250 and 0,1, or 3,250 and 0.1 in English. */
export function figure(language: Language, count: number): string {
  return new Intl.NumberFormat({ 'pt-BR': 'pt-BR', es: 'es-AR', en: 'en-GB' }[language]).format(count)
}

/** 30/11/2026, the day before the month in every language. */
export function calendarDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
