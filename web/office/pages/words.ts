import { ptBr } from '#web/i18n/office-pages/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficePagesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-pages/es.ts')).es,
  en: async () => (await import('#web/i18n/office-pages/en.ts')).en,
})
