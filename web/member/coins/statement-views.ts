import { memberPaths } from '#contract/paths.ts'
export const views = ['available', 'pending', 'expiring'] as const
export type StatementView = (typeof views)[number]

/** The values in the address. */
const slugs: Readonly<Record<StatementView, string>> = {
  available: '',
  pending: 'em-analise',
  expiring: 'a-expirar',
}

export function viewIn(search: URLSearchParams): StatementView {
  return views.find((view) => slugs[view] === search.get('ver')) ?? 'available'
}

export function addressOf(view: StatementView): string {
  return view === 'available' ? memberPaths.statement : `${memberPaths.statement}?ver=${slugs[view]}`
}
