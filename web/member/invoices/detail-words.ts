import { ptBr } from '#web/i18n/invoice-detail/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useDetailWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/invoice-detail/es.ts')).es,
  en: async () => (await import('#web/i18n/invoice-detail/en.ts')).en,
})
