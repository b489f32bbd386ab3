import { memberPaths } from '#contract/paths.ts'

/** What most needs a word comes first. */
export const steps = ['ending', 'sent', 'opened', 'bought'] as const
export type Step = (typeof steps)[number]

/** The values in the address. */
const slugs: Readonly<Record<Step, string>> = {
  ending: 'acabando',
  sent: 'enviadas',
  opened: 'abertas',
  bought: 'compradas',
}

export function stepIn(search: URLSearchParams): Step | undefined {
  return steps.find((step) => slugs[step] === search.get('etapa'))
}

export function searchOf(step: Step | undefined): Record<string, string> {
  return step ? { etapa: slugs[step] } : {}
}

export function addressOf(step: Step): string {
  return `${memberPaths.recommendations}?${new URLSearchParams(searchOf(step))}`
}
