import { ptBr, type RedemptionsWords } from '#web/i18n/redemptions/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export type { RedemptionsWords }

export const useRedemptionsWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/redemptions/es.ts')).es,
  en: async () => (await import('#web/i18n/redemptions/en.ts')).en,
})
