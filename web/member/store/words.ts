import { ptBr } from '#web/i18n/store/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useStoreWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/store/es.ts')).es,
  en: async () => (await import('#web/i18n/store/en.ts')).en,
})
