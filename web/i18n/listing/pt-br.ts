export const ptBr = {
  listing: {
    all: 'todos',
    filters: 'Filtros',
    filter: (label: string, value: string) => `${label}: ${value}`,
    removeFilter: (label: string) => `Tirar o filtro ${label}`,
    clear: 'Limpar',
    columns: 'Colunas',
    columnsShown: (shown: number, all: number) => `${shown} de ${all}`,
    resetColumns: 'Voltar ao padrão',
    csv: 'CSV',
    csvRows: (total: string, count: number) => `${total} ${count === 1 ? 'linha' : 'linhas'}`,
    csvFailed: 'Não deu para baixar o arquivo. Tente de novo.',
    copyLink: 'Copiar link da visão',
    linkCopied: 'Link copiado.',
    linkNotCopied: 'Não deu para copiar. Copie da barra de endereço.',
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Próxima página',
    range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
    none: '0 de 0',
    moreThan: (count: string) => `mais de ${count}`,
    empty: 'Nada com estes filtros',
    emptyText: 'Tire um filtro ou procure por outra palavra.',
  },
}

export type ListingWords = typeof ptBr
