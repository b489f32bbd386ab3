import type { InvoiceSummary } from '#contract/invoices.ts'
import { lookOf } from './status-look.ts'

export const filters = ['all', 'waiting', 'mend', 'decided'] as const
export type Filter = (typeof filters)[number]

/** As the address has them. */
const slugs: Readonly<Record<Filter, string>> = {
  all: '',
  waiting: 'em-analise',
  mend: 'para-corrigir',
  decided: 'decididas',
}

export function filterIn(search: URLSearchParams): Filter {
  return filters.find((filter) => slugs[filter] === search.get('situacao')) ?? 'all'
}

export function searchOf(filter: Filter): Record<string, string> {
  return filter === 'all' ? {} : { situacao: slugs[filter] }
}

export function isIn(filter: Filter, { status }: Pick<InvoiceSummary, 'status'>): boolean {
  const known = lookOf(status).status
  if (filter === 'waiting') return known === 'received'
  if (filter === 'mend') return known === 'incomplete'
  return filter === 'all' || (known !== 'received' && known !== 'incomplete')
}
