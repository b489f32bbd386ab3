import { ptBr } from '#web/i18n/welcome/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useWelcomeWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/welcome/es.ts')).es,
  en: async () => (await import('#web/i18n/welcome/en.ts')).en,
})
