import type { ListingWords } from './pt-br.ts'

export const en: ListingWords = {
  listing: {
    all: 'all',
    filters: 'Filters',
    filter: (label: string, value: string) => `${label}: ${value}`,
    removeFilter: (label: string) => `Remove the filter ${label}`,
    clear: 'Clear',
    columns: 'Columns',
    columnsShown: (shown: number, all: number) => `${shown} of ${all}`,
    resetColumns: 'Back to the usual ones',
    csv: 'CSV',
    csvRows: (total: string, count: number) => `${total} ${count === 1 ? 'row' : 'rows'}`,
    csvFailed: 'The file could not be downloaded. Try again.',
    copyLink: 'Copy the link of this view',
    linkCopied: 'Link copied.',
    linkNotCopied: 'It could not be copied. Copy it from the address bar.',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    none: '0 of 0',
    moreThan: (count: string) => `more than ${count}`,
    empty: 'Nothing with these filters',
    emptyText: 'Remove a filter or search for another word.',
  },
}
