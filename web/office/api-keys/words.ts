import { ptBr } from '#web/i18n/office-api-keys/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useApiKeyWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-api-keys/es.ts')).es,
  en: async () => (await import('#web/i18n/office-api-keys/en.ts')).en,
})
