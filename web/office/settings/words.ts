import { ptBr } from '#web/i18n/office-settings/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeSettingsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-settings/es.ts')).es,
  en: async () => (await import('#web/i18n/office-settings/en.ts')).en,
})
