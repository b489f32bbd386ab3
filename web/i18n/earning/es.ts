import type { EarningWords } from './pt-br.ts'

export const es: EarningWords = {
  earning: {
    send: 'Enviar factura',
    recommend: 'Hacer una recomendación',
  },
}
