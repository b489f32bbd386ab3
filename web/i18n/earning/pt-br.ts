export const ptBr = {
  earning: {
    send: 'Enviar nota',
    recommend: 'Fazer uma recomendação',
  },
}

export type EarningWords = typeof ptBr
