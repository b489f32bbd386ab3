import { ptBr } from '#web/i18n/prescriptions/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const usePrescriptionsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/prescriptions/es.ts')).es,
  en: async () => (await import('#web/i18n/prescriptions/en.ts')).en,
})
