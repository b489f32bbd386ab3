import { ptBr } from '#web/i18n/office-audit/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useAuditWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-audit/es.ts')).es,
  en: async () => (await import('#web/i18n/office-audit/en.ts')).en,
})
