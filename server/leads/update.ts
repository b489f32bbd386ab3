import type { Lead } from '#contract/leads.ts'
import { programmeDay } from '#domain/business-days.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { asSeen } from './own-leads.ts'
import { lockLead, ownLead, saveEnding } from './queries.ts'
import { type Ending, reminderOf } from './reminder.ts'

type Update = { id: string; memberId: string; ending: Ending; now: Temporal.Instant }

/** How it ended; what was bought lasts from the day on which that was first said. */
export async function updateLead(tx: Tx, { id, memberId, ending, now }: Update): Promise<Lead> {
  const lead = await lockLead(tx, { id, memberId })
  if (!lead) throw new Refusal('not_found')
  const { bought_on, remind_on } = lead
  const known = {
    ...lead,
    bought_on: bought_on && String(bought_on),
    remind_on: remind_on && String(remind_on),
  }
  const today = programmeDay(now.epochMilliseconds)
  // The day that was kept before may stay: it has had its turn.
  if (ending.remind_on && ending.remind_on < today && ending.remind_on !== known.remind_on)
    throw new Refusal('day_gone_by')
  const kept = reminderOf(ending, known, today)
  await saveEnding(tx, {
    id,
    status: ending.status,
    bag_grams: kept.bag_grams,
    bought_on: dateOf(kept.bought_on),
    remind_on: dateOf(kept.remind_on),
  })
  return asSeen(await ownLead(tx, { id, memberId }))
}

function dateOf(day: string | null): Temporal.PlainDate | null {
  return day === null ? null : Temporal.PlainDate.from(day)
}
