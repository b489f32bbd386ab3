import type { LeadStatus } from '#contract/lead-fields.ts'
import type { Lead } from '#contract/leads.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { leadOf } from './own-leads.ts'
import { lockLead, ownLead, saveEnding } from './queries.ts'

type LeadUpdate = { id: string; memberId: string; ending: LeadEnding; now: Temporal.Instant }

/** A bag lasts from the day on which the purchase was first reported. */
export async function updateLead(tx: Tx, { id, memberId, ending, now }: LeadUpdate): Promise<Lead> {
  const lead = await lockLead(tx, { id, memberId })
  if (!lead) throw new Refusal('not_found')
  const { bought_on, remind_on } = lead
  const known = {
    ...lead,
    bought_on: bought_on && String(bought_on),
    remind_on: remind_on && String(remind_on),
  }
  const today = programmeDay(now.epochMilliseconds)
  // The stored day may stay, even if it has passed.
  if (ending.remind_on && ending.remind_on < today && ending.remind_on !== known.remind_on)
    throw new Refusal('day_gone_by')
  const reminder = reminderOf(ending, known, today)
  await saveEnding(tx, {
    id,
    status: ending.status,
    bag_grams: reminder.bag_grams,
    bought_on: dateOf(reminder.bought_on),
    remind_on: dateOf(reminder.remind_on),
  })
  return leadOf(await ownLead(tx, { id, memberId }))
}

function dateOf(day: string | null): Temporal.PlainDate | null {
  return day === null ? null : Temporal.PlainDate.from(day)
}

type LeadEnding = {
  readonly status: LeadStatus
  readonly bag_grams?: number | undefined
  readonly remind_on?: string | null | undefined
}

type StoredLead = {
  readonly bag_grams: number | null
  readonly usual_bag_grams: number | null
  readonly daily_dose: number
  readonly bought_on: string | null
  readonly remind_on: string | null
}

export function reminderOf(ending: LeadEnding, known: StoredLead, today: string) {
  const bag_grams = bagOf(ending, known)
  const bought_on = ending.status === 'bought' ? (known.bought_on ?? today) : null
  return { bag_grams, bought_on, remind_on: dayOf(ending, { ...known, bag_grams, bought_on }, today) }
}

function bagOf({ status, bag_grams }: LeadEnding, known: StoredLead): number | null {
  if (status === 'sent') return null
  const usual = status === 'bought' ? known.usual_bag_grams : null
  return bag_grams ?? known.bag_grams ?? usual
}

/** A bag that has run out is due today, unless an earlier reminder was already due. */
function dayOf({ remind_on: named }: LeadEnding, known: StoredLead, today: string): string | null {
  if (named !== undefined) return named
  if (known.bought_on === null || known.bag_grams === null) return null
  const runsOut = daysAfter(known.bought_on, Math.floor(known.bag_grams / known.daily_dose))
  if (runsOut >= today) return runsOut
  const wasDueSince = known.remind_on !== null && known.remind_on >= runsOut && known.remind_on <= today
  return wasDueSince ? known.remind_on : today
}
