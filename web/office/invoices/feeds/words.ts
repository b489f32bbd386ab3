import { ptBr } from '#web/i18n/office-feeds/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useFeedWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-feeds/es.ts')).es,
  en: async () => (await import('#web/i18n/office-feeds/en.ts')).en,
})
