import { ptBr } from '#web/i18n/office-store/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeStoreWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-store/es.ts')).es,
  en: async () => (await import('#web/i18n/office-store/en.ts')).en,
})
