import type { Language } from '#contract/languages.ts'

export function figure(language: Language, count: number): string {
  return new Intl.NumberFormat({ 'pt-BR': 'pt-BR', es: 'es-AR', en: 'en-GB' }[language]).format(count)
}

export function calendarDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
