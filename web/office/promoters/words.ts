import { ptBr } from '#web/i18n/office-promoters/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficePromotersWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-promoters/es.ts')).es,
  en: async () => (await import('#web/i18n/office-promoters/en.ts')).en,
})
