import { ptBr } from '#web/i18n/office-staff/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeStaffWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-staff/es.ts')).es,
  en: async () => (await import('#web/i18n/office-staff/en.ts')).en,
})
