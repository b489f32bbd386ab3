import type { LeadStatus } from '#contract/leads.ts'

export const filters = ['all', 'sent', 'bought', 'closed'] as const
export type Filter = (typeof filters)[number]

/** As the address has them. */
const slugs: Readonly<Record<LeadStatus, string>> = {
  sent: 'em-contato',
  bought: 'compraram',
  closed: 'encerrados',
}

export function filterIn(search: URLSearchParams): Filter {
  return filters.find((filter) => filter !== 'all' && slugs[filter] === search.get('situacao')) ?? 'all'
}

export function searchOf(filter: Filter): Record<string, string> {
  return filter === 'all' ? {} : { situacao: slugs[filter] }
}
