export const ptBr = {
  navigation: {
    home: 'Início',
    recommendation: 'Recomendação',
    invoice: 'Enviar nota',
    store: 'Loja',
    profile: 'Perfil',
  },
  home: {
    screen: 'Início',
    title: 'Bom ter você aqui',
  },
}

export type HomeWords = typeof ptBr
