import { ptBr } from '#web/i18n/coins/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useCoinsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/coins/es.ts')).es,
  en: async () => (await import('#web/i18n/coins/en.ts')).en,
})
