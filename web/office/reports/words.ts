import { ptBr } from '#web/i18n/office-reports/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeReportsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-reports/es.ts')).es,
  en: async () => (await import('#web/i18n/office-reports/en.ts')).en,
})
