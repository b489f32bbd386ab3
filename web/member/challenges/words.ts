import { ptBr } from '#web/i18n/challenges/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useChallengeWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/challenges/es.ts')).es,
  en: async () => (await import('#web/i18n/challenges/en.ts')).en,
})
