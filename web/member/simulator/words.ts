import { ptBr } from '#web/i18n/simulator/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useSimulatorWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/simulator/es.ts')).es,
  en: async () => (await import('#web/i18n/simulator/en.ts')).en,
})
