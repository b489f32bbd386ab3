import { ptBr } from '#web/i18n/office-ledger/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'

export const useLedgerWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/office-ledger/es.ts')).es,
  en: async () => (await import('#web/i18n/office-ledger/en.ts')).en,
})
