import { ptBr } from '#web/i18n/pages/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const usePagesWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/pages/es.ts')).es,
  en: async () => (await import('#web/i18n/pages/en.ts')).en,
})
