import { ptBr } from '#web/i18n/product/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useProductWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/product/es.ts')).es,
  en: async () => (await import('#web/i18n/product/en.ts')).en,
})
