import { ptBr } from '#web/i18n/shop-listing/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useShopListingWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/shop-listing/es.ts')).es,
  en: async () => (await import('#web/i18n/shop-listing/en.ts')).en,
})
