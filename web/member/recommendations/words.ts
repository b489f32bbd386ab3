import { ptBr } from '#web/i18n/recommendations/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useRecommendationsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/recommendations/es.ts')).es,
  en: async () => (await import('#web/i18n/recommendations/en.ts')).en,
})
