export const ptBr = {
  listedShop: {
    back: 'Perfil',
    title: 'Minha loja na lista',
    intro:
      'Quem recebe uma indicação vê as lojas por perto onde mostrar o código. Se quiser, a sua aparece com o nome e o bairro. O seu nome não aparece.',
    name: 'Nome da loja',
    optional: '(opcional)',
    chooseState: 'Escolher',
    missing: 'Preencha este campo.',
    agree: 'Concordo: mostrar a loja',
    listed: 'Sua loja está na lista.',
    save: 'Salvar mudanças',
    leave: 'Tirar da lista',
    agreed: 'Pronto: sua loja está na lista.',
    saved: 'Loja atualizada.',
    left: 'Sua loja saiu da lista.',
    failed: 'Não deu para salvar. Tente de novo.',
    loading: 'Carregando...',
    failedSafe: 'Nada mudou. Espere um pouco e tente de novo.',
  },
}

export type ShopListingWords = typeof ptBr
