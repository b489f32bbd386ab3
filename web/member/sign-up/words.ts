import { ptBr } from '#web/i18n/sign-up/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useSignUpWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/sign-up/es.ts')).es,
  en: async () => (await import('#web/i18n/sign-up/en.ts')).en,
})
