import { ptBr } from '#web/i18n/profile/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useProfileWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/profile/es.ts')).es,
  en: async () => (await import('#web/i18n/profile/en.ts')).en,
})
