import { ptBr } from '#web/i18n/clients/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useClientsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/clients/es.ts')).es,
  en: async () => (await import('#web/i18n/clients/en.ts')).en,
})
