import { ptBr } from '#web/i18n/home/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useNavigationWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/home/es.ts')).es,
  en: async () => (await import('#web/i18n/home/en.ts')).en,
})
