import { ptBr } from '#web/i18n/invoice-stack/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useStackWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/invoice-stack/es.ts')).es,
  en: async () => (await import('#web/i18n/invoice-stack/en.ts')).en,
})
