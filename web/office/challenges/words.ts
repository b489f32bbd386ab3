import { ptBr } from '#web/i18n/office-challenges/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeChallengesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-challenges/es.ts')).es,
  en: async () => (await import('#web/i18n/office-challenges/en.ts')).en,
})
