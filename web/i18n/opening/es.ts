import { plural } from '#web/i18n/plural.ts'
import type { OpeningWords } from './pt-br.ts'

export const es: OpeningWords = {
  opening: {
    coins: (figure, count, when) =>
      `${figure} ${plural('es', count, { one: 'moneda se libera', other: 'monedas se liberan' })} ${when}`,
    tag: (count, when) => `${plural('es', count, { one: 'Se libera', other: 'Se liberan' })} ${when}`,
    enough: (when) => `Tus monedas se liberan ${when}`,
    short: (when) => `Se libera ${when}`,
  },
}
