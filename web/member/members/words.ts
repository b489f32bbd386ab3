import { ptBr } from '#web/i18n/members/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useMembersWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/members/es.ts')).es,
  en: async () => (await import('#web/i18n/members/en.ts')).en,
})
