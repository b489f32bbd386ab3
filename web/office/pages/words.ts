import { ptBr } from '#web/i18n/office-pages/pt-br.ts'
import { ptBr as settings } from '#web/i18n/office-settings/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficePagesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-pages/es.ts')).es,
  en: async () => (await import('#web/i18n/office-pages/en.ts')).en,
})

/** The names of what a text may state. */
export const useSettingLabels = featureWords(settings, {
  es: async () => (await import('#web/i18n/office-settings/es.ts')).es,
  en: async () => (await import('#web/i18n/office-settings/en.ts')).en,
})
