import { ptBr } from '#web/i18n/office-prescriptions/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficePrescriptionsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-prescriptions/es.ts')).es,
  en: async () => (await import('#web/i18n/office-prescriptions/en.ts')).en,
})
