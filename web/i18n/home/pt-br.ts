export const ptBr = {
  navigation: {
    home: 'Início',
    recommendation: 'Recomendação',
    invoice: 'Enviar nota',
    store: 'Loja',
    profile: 'Perfil',
    shortcuts: 'Atalhos',
    documents: 'Notas enviadas',
    statement: 'Extrato',
    redemptions: 'Meus resgates',
    ranking: 'Ranking',
  },
  home: {
    screen: 'Início',
    title: 'Bom ter você aqui',
    statement: 'Ver extrato',
    loading: 'Carregando...',
    feeding: 'Quanto ele deve comer?',
    feedingText: 'Calcule a porção e mande pelo WhatsApp.',
  },
}

export type HomeWords = typeof ptBr
