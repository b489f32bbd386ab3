import type { Language } from '#contract/languages.ts'

/** A day as today and tomorrow are called, or as 20/11, and an hour of it as a clock shows it. */
export type DayAndTime = { day: string; isNamed: boolean; hour: number; time: string }

type Wording = { on: (moment: DayAndTime) => string; from: (moment: DayAndTime) => string }

/**
 * With the little words between day and hour: amanhã às 10h15, em 20/11 às 10h15; a partir de amanhã às 10h15. An hour
 * stays on one line with what leads to it.
 */
export const dayAndTimeWords: Readonly<Record<Language, Wording>> = {
  'pt-BR': {
    on: (moment) => `${moment.isNamed ? '' : 'em '}${inPortuguese(moment)}`,
    from: (moment) => `a partir de ${inPortuguese(moment)}`,
  },
  es: {
    on: inSpanish,
    from: (moment) => `desde ${inSpanish(moment)}`,
  },
  en: {
    on: ({ day, isNamed, time }) => `${isNamed ? '' : 'on '}${day} at\u00a0${time}`,
    from: ({ day, time }) => `from ${day} at\u00a0${time}`,
  },
}

function inPortuguese({ day, hour, time }: DayAndTime): string {
  return `${day} ${hour < 2 ? 'à' : 'às'}\u00a0${time}`
}

function inSpanish({ day, isNamed, hour, time }: DayAndTime): string {
  return `${isNamed ? '' : 'el '}${day} ${hour === 1 ? 'a\u00a0la' : 'a\u00a0las'}\u00a0${time}`
}
