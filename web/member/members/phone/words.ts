import { ptBr } from '#web/i18n/phone-messages/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const usePhoneMessageWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/phone-messages/es.ts')).es,
  en: async () => (await import('#web/i18n/phone-messages/en.ts')).en,
})
