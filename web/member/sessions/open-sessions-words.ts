import { ptBr } from '#web/i18n/open-sessions/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOpenSessionsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/open-sessions/es.ts')).es,
  en: async () => (await import('#web/i18n/open-sessions/en.ts')).en,
})
