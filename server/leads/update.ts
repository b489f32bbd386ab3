import { programmeDay } from '#contract/business-days.ts'
import type { Lead } from '#contract/leads.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { asSeen } from './own-leads.ts'
import { lockLead, ownLead, saveEnding } from './queries.ts'
import { type Ending, reminderOf } from './reminder.ts'

type Update = { id: string; memberId: string; ending: Ending; now: Temporal.Instant }

/** How it ended; what was bought lasts from the day on which that is said. */
export async function updateLead(tx: Tx, { id, memberId, ending, now }: Update): Promise<Lead> {
  const lead = await lockLead(tx, { id, memberId })
  if (!lead) throw new Refusal('not_found')
  const known = { ...lead, remind_on: lead.remind_on && String(lead.remind_on) }
  const { bag_grams, remind_on } = reminderOf(ending, known, programmeDay(now.epochMilliseconds))
  const day = remind_on === null ? null : Temporal.PlainDate.from(remind_on)
  await saveEnding(tx, { id, status: ending.status, bag_grams, remind_on: day })
  return asSeen(await ownLead(tx, { id, memberId }))
}
