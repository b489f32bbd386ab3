import { ptBr } from '#web/i18n/office-imports/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useImportWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-imports/es.ts')).es,
  en: async () => (await import('#web/i18n/office-imports/en.ts')).en,
})
