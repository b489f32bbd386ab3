export const ptBr = {
  pages: {
    names: {
      privacy: 'Política de privacidade',
      regulation: 'Regulamento',
      'delete-account': 'Excluir conta',
      support: 'Suporte',
    },
    updatedOn: (date: string) => `Atualizado em ${date}`,
    contents: 'Nesta página',
    back: 'Voltar',
    failed: 'Não deu para carregar este texto.',
  },
}

export type PagesWords = typeof ptBr
