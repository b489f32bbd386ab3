import { ptBr } from '#web/i18n/network/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useNetworkWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/network/es.ts')).es,
  en: async () => (await import('#web/i18n/network/en.ts')).en,
})
