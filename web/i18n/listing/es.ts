import type { ListingWords } from './pt-br.ts'

export const es: ListingWords = {
  listing: {
    all: 'todos',
    filters: 'Filtros',
    filter: (label: string, value: string) => `${label}: ${value}`,
    removeFilter: (label: string) => `Quitar el filtro ${label}`,
    clear: 'Limpiar',
    columns: 'Columnas',
    columnsShown: (shown: number, all: number) => `${shown} de ${all}`,
    resetColumns: 'Volver a lo habitual',
    csv: 'CSV',
    csvRows: (total: string, count: number) => `${total} ${count === 1 ? 'fila' : 'filas'}`,
    csvFailed: 'No se pudo descargar el archivo. Inténtalo de nuevo.',
    copyLink: 'Copiar el enlace de esta vista',
    linkCopied: 'Enlace copiado.',
    linkNotCopied: 'No se pudo copiar. Cópialo de la barra de direcciones.',
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
    none: '0 de 0',
    moreThan: (count: string) => `más de ${count}`,
    empty: 'Nada con estos filtros',
    emptyText: 'Quita un filtro o busca otra palabra.',
  },
}
