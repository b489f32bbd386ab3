import { ptBr } from '#web/i18n/office-first-steps/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useFirstStepWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-first-steps/es.ts')).es,
  en: async () => (await import('#web/i18n/office-first-steps/en.ts')).en,
})
