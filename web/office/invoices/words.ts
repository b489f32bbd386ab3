import { ptBr } from '#web/i18n/office-invoices/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useReviewWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-invoices/es.ts')).es,
  en: async () => (await import('#web/i18n/office-invoices/en.ts')).en,
})
