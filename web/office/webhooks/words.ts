import { ptBr } from '#web/i18n/office-webhooks/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useWebhookWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-webhooks/es.ts')).es,
  en: async () => (await import('#web/i18n/office-webhooks/en.ts')).en,
})
