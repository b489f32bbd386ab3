import { businessDaysBetween, daysAfter } from '#domain/business-days.ts'

type Waiting = { readonly id: string; readonly due_on: string }
type HeldItem = {
  readonly id: string
  readonly claimed_by: string | null
  readonly is_claimed_by_me: boolean
}

/** A late day counts the business days since, so that a weekend makes nothing later. */
export type Due =
  | { readonly when: 'late'; readonly days: number }
  | { readonly when: 'today' | 'tomorrow' | 'later' }

export const dueKinds = { late: 'error', today: 'attention', tomorrow: undefined, later: undefined } as const

export type QueueGroup<Item> = { readonly day: string; readonly due: Due; readonly items: readonly Item[] }

/** The queue by the day its documents are due, in the order it came in: what is late, then today, then the days to come. */
export function groupsOf<Item extends Waiting>(items: readonly Item[], today: string): QueueGroup<Item>[] {
  const days = Map.groupBy(items, ({ due_on }) => due_on)
  return [...days].map(([day, ofDay]) => ({ day, due: dueOf(day, today), items: ofDay }))
}

export function dueOf(day: string, today: string): Due {
  if (day < today) return { when: 'late', days: businessDaysBetween(day, today) }
  if (day === today) return { when: 'today' }
  return { when: day === daysAfter(today, 1) ? 'tomorrow' : 'later' }
}

export function neighbour(items: readonly { readonly id: string }[], id: string, step: 1 | -1) {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return items[0]?.id
  return items[at + step]?.id ?? id
}

/** Where decisions lead: the next ones that nobody else holds, then those before it; two of them are loaded ahead. */
export function upcoming(items: readonly HeldItem[], id: string): string[] {
  const at = items.findIndex((item) => item.id === id)
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  const free = others.filter(({ claimed_by, is_claimed_by_me }) => claimed_by === null || is_claimed_by_me)
  return free.slice(0, 2).map((item) => item.id)
}
