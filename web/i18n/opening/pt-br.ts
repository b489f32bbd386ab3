import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  opening: {
    coins: (figure: string, count: number, when: string) =>
      `${figure} ${plural('pt-BR', count, { one: 'moeda liberada', other: 'moedas liberadas' })} ${when}`,
    tag: (count: number, when: string) =>
      `${plural('pt-BR', count, { one: 'Liberada', other: 'Liberadas' })} ${when}`,
    enough: (when: string) => `Suas moedas liberam ${when}`,
    short: (when: string) => `Libera ${when}`,
  },
}

export type OpeningWords = typeof ptBr
