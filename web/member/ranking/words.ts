import { ptBr } from '#web/i18n/ranking/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useRankingWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/ranking/es.ts')).es,
  en: async () => (await import('#web/i18n/ranking/en.ts')).en,
})
