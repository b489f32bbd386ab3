import { ptBr } from '#web/i18n/invoice-camera/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useCameraWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/invoice-camera/es.ts')).es,
  en: async () => (await import('#web/i18n/invoice-camera/en.ts')).en,
})
