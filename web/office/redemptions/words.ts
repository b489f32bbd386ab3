import { ptBr } from '#web/i18n/office-redemptions/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useOfficeRedemptionsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-redemptions/es.ts')).es,
  en: async () => (await import('#web/i18n/office-redemptions/en.ts')).en,
})
