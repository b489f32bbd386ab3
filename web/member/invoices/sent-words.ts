import { ptBr } from '#web/i18n/sent-invoices/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

/** What is said of invoices that were sent, which is all that home needs. */
export const useSentInvoicesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/sent-invoices/es.ts')).es,
  en: async () => (await import('#web/i18n/sent-invoices/en.ts')).en,
})
