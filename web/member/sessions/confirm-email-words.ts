import { ptBr } from '#web/i18n/confirm-email/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useConfirmEmailWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/confirm-email/es.ts')).es,
  en: async () => (await import('#web/i18n/confirm-email/en.ts')).en,
})
