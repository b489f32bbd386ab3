import { ptBr } from '#web/i18n/office-notifications/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeNotificationsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-notifications/es.ts')).es,
  en: async () => (await import('#web/i18n/office-notifications/en.ts')).en,
})
