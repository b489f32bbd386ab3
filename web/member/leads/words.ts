import { ptBr } from '#web/i18n/leads/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useLeadsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/leads/es.ts')).es,
  en: async () => (await import('#web/i18n/leads/en.ts')).en,
})
