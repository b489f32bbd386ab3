import { ptBr } from '#web/i18n/address/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useAddressWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/address/es.ts')).es,
  en: async () => (await import('#web/i18n/address/en.ts')).en,
})
