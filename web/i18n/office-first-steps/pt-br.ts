export const ptBr = {
  translations: {
    title: 'Sem tradução',
    note: 'Quem usa outro idioma lê estes textos em português.',
    what: 'Texto',
    kind: 'O que é',
    missingIn: 'Falta em',
    untitled: 'Sem nome',
    none: 'Está tudo traduzido',
    noneText: 'O que for escrito só em português aparece aqui.',
    kinds: {
      product: 'Produto',
      prize: 'Prêmio',
      category: 'Categoria',
      challenge: 'Desafio',
      reason: 'Motivo',
      page: 'Página',
    },
    languages: { 'pt-BR': 'Português', es: 'Espanhol', en: 'Inglês' },
  },
}
