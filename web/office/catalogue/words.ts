import { ptBr } from '#web/i18n/office-catalogue/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeCatalogueWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-catalogue/es.ts')).es,
  en: async () => (await import('#web/i18n/office-catalogue/en.ts')).en,
})
