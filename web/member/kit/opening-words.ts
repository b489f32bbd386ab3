import type { OpeningCoins } from '#contract/fields.ts'
import { ptBr } from '#web/i18n/opening/pt-br.ts'
import { useFormat } from '#web/platform/format.ts'
import { featureWords } from '#web/platform/words.ts'
import { coinsInAll } from './opening-coins.ts'

export const useOpeningWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/opening/es.ts')).es,
  en: async () => (await import('#web/i18n/opening/en.ts')).en,
})

/** +1.124 moedas liberadas amanhã às 10h15; of several moments all of the coins, and the soonest of them. */
export function useOpeningText() {
  const { opening: words } = useOpeningWords()
  const { movement, dayAndTime, fromDayAndTime } = useFormat()
  return (opening: readonly OpeningCoins[]): string | undefined => {
    const [next, ...rest] = opening
    if (!next) return undefined
    const coins = coinsInAll({ coins: 0, opening: [...opening] })
    const when = rest.length > 0 ? fromDayAndTime(next.at, new Date()) : dayAndTime(next.at, new Date())
    return words.coins(movement(coins), coins, when)
  }
}
