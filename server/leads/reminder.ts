import type { LeadStatus } from '#contract/leads.ts'
import { daysAfter } from '#domain/business-days.ts'

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
  readonly bought_on: string | null
  readonly remind_on: string | null
}

/** The bag that belongs to how a lead ended, the day it was bought, and the day to be reminded on. */
export function reminderOf(ending: Ending, known: Known, today: string) {
  const bag_grams = bagOf(ending, known)
  const bought_on = ending.status === 'bought' ? (known.bought_on ?? today) : null
  return { bag_grams, bought_on, remind_on: dayOf(ending, { ...known, bag_grams, bought_on }, today) }
}

function bagOf({ status, bag_grams }: Ending, known: Known): number | null {
  if (status === 'sent') return null
  const usual = status === 'bought' ? known.usual_bag_grams : null
  return bag_grams ?? known.bag_grams ?? usual
}

/** A bag that has run out by now means as soon as possible, unless a day since then was kept: that one has had its turn. */
function dayOf({ remind_on: named }: Ending, known: Known, today: string): string | null {
  if (named !== undefined) return named
  if (known.bought_on === null || known.bag_grams === null) return null
  const runsOut = daysAfter(known.bought_on, Math.floor(known.bag_grams / known.daily_dose))
  if (runsOut >= today) return runsOut
  const wasDueSince = known.remind_on !== null && known.remind_on >= runsOut && known.remind_on <= today
  return wasDueSince ? known.remind_on : today
}
