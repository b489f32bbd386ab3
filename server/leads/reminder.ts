import { daysAfter } from '#contract/business-days.ts'
import type { LeadStatus } from '#contract/leads.ts'

export type Ending = {
  readonly status: LeadStatus
  /** The bag that was bought; absent where the professional did not say. */
  readonly bag_grams?: number | undefined
  /** A day that was named, or null for none; absent where nothing was said. */
  readonly remind_on?: string | null | undefined
}

type Known = {
  readonly bag_grams: number | null
  readonly usual_bag_grams: number | null
  readonly daily_dose: number
  readonly remind_on: string | null
}

/** The bag that belongs to how a lead ended, and the day to be reminded on. */
export function reminderOf(ending: Ending, known: Known, today: string) {
  const bag_grams = bagOf(ending, known)
  return { bag_grams, remind_on: dayOf(ending, { ...known, bag_grams }, today) }
}

function bagOf({ status, bag_grams }: Ending, known: Known): number | null {
  if (status === 'sent') return null
  const usual = status === 'bought' ? known.usual_bag_grams : null
  return bag_grams ?? known.bag_grams ?? usual
}

/** A day gone by means as soon as possible, unless it is the one that was kept before: that one has had its turn. */
function dayOf({ status, remind_on: named }: Ending, known: Known, today: string): string | null {
  if (named !== undefined) return named === null || named === known.remind_on || named > today ? named : today
  if (status !== 'bought' || known.bag_grams === null) return null
  return daysAfter(today, Math.floor(known.bag_grams / known.daily_dose))
}
