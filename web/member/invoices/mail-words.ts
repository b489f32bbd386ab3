import { ptBr } from '#web/i18n/invoice-mail/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useMailWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/invoice-mail/es.ts')).es,
  en: async () => (await import('#web/i18n/invoice-mail/en.ts')).en,
})
