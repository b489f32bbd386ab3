import { ptBr } from '#web/i18n/notifications/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useNotificationWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/notifications/es.ts')).es,
  en: async () => (await import('#web/i18n/notifications/en.ts')).en,
})
