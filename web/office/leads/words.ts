import { ptBr } from '#web/i18n/office-leads/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeLeadsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-leads/es.ts')).es,
  en: async () => (await import('#web/i18n/office-leads/en.ts')).en,
})
