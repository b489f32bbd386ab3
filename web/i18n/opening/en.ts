import { plural } from '#web/i18n/plural.ts'
import type { OpeningWords } from './pt-br.ts'

export const en: OpeningWords = {
  opening: {
    coins: (figure, count, when) =>
      `${figure} ${plural('en', count, { one: 'coin', other: 'coins' })} available ${when}`,
    tag: (_, when) => `Available ${when}`,
    enough: (when) => `Your coins are available ${when}`,
    short: (when) => `Available ${when}`,
  },
}
