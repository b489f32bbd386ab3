import { ptBr } from '#web/i18n/staff/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useStaffWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/staff/es.ts')).es,
  en: async () => (await import('#web/i18n/staff/en.ts')).en,
})
