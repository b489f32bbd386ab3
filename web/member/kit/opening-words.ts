import { useSyncExternalStore } from 'react'
import type { OpeningCoins } from '#contract/fields.ts'
import { programmeDay } from '#domain/business-days.ts'
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
  const { movement } = useFormat()
  const { on, from } = useMomentText()
  return (opening: readonly OpeningCoins[]): string | undefined => {
    const [next, ...rest] = opening
    if (!next) return undefined
    const coins = coinsInAll({ coins: 0, opening: [...opening] })
    return words.coins(movement(coins), coins, rest.length > 0 ? from(next.at) : on(next.at))
  }
}

/** Said anew when the day ends: what opens tomorrow then opens today. */
export function useMomentText() {
  const { dayAndTime, fromDayAndTime } = useFormat()
  const today = useSyncExternalStore(everyMinute, () => programmeDay(Date.now()))
  return { on: (at: string) => dayAndTime(at, today), from: (at: string) => fromDayAndTime(at, today) }
}

function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}
