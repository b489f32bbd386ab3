import { ptBr } from '#web/i18n/listing/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useListingWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/listing/es.ts')).es,
  en: async () => (await import('#web/i18n/listing/en.ts')).en,
})
