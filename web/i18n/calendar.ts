import type { Language } from '#contract/languages.ts'

type Calendar = {
  /** From January. */
  readonly months: readonly string[]
  /** From Sunday, as short as they are told beside a date. */
  readonly weekdays: readonly string[]
  readonly yesterday: string
  readonly today: string
  readonly tomorrow: string
  /** November of 2026. */
  readonly ofYear: (month: string, year: string) => string
}

/** Browsers have these words too, and a cheap phone needs 0.1 s to load them. */
export const calendars: Readonly<Record<Language, Calendar>> = {
  'pt-BR': {
    months: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    weekdays: ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'],
    yesterday: 'ontem',
    today: 'hoje',
    tomorrow: 'amanhã',
    ofYear: (month, year) => `${month} de ${year}`,
  },
  es: {
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
    yesterday: 'ayer',
    today: 'hoy',
    tomorrow: 'mañana',
    ofYear: (month, year) => `${month} de ${year}`,
  },
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    yesterday: 'yesterday',
    today: 'today',
    tomorrow: 'tomorrow',
    ofYear: (month, year) => `${month} ${year}`,
  },
}
