import { ptBr } from '#web/i18n/office-devices/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useDeviceWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-devices/es.ts')).es,
  en: async () => (await import('#web/i18n/office-devices/en.ts')).en,
})
