import { ptBr } from '#web/i18n/office-members/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeMembersWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-members/es.ts')).es,
  en: async () => (await import('#web/i18n/office-members/en.ts')).en,
})
