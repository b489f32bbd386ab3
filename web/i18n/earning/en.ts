import type { EarningWords } from './pt-br.ts'

export const en: EarningWords = {
  earning: {
    send: 'Send invoice',
    recommend: 'Make a recommendation',
  },
}
