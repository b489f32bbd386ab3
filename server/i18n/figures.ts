import type { Language } from '#contract/languages.ts'

/** A format costs a hundred times as much as what is written with it. */
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  'pt-BR': new Intl.NumberFormat('pt-BR'),
  es: new Intl.NumberFormat('es-AR'),
  en: new Intl.NumberFormat('en-GB'),
}

/** Below a thousand there is nothing to group, and most figures of a list are. */
export function figure(language: Language, count: number): string {
  if (Number.isInteger(count) && count >= 0 && count < 1000) return `${count}`
  return formats[language].format(count)
}

export function calendarDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
