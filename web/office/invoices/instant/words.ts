import { ptBr } from '#web/i18n/office-instant/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useInstantWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-instant/es.ts')).es,
  en: async () => (await import('#web/i18n/office-instant/en.ts')).en,
})
