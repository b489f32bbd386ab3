import { ptBr } from '#web/i18n/invoices/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useInvoicesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/invoices/es.ts')).es,
  en: async () => (await import('#web/i18n/invoices/en.ts')).en,
})
