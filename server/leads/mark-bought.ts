import { programmeDay } from '#domain/business-days.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockLead, saveEnding } from './queries.ts'
import { reminderOf } from './update.ts'

type BoughtLead = {
  leadId: string
  recommenderId: string | null
  /** Of what was bought in all; null where the size of the bag is not known. */
  grams: number | null
  boughtOn: string
  now: Temporal.Instant
}

/** The largest that a professional can write down. */
const mostGrams = 50_000

/** A purchase with the lead's code says how it ended, and when the bag runs out. */
export async function markLeadBought(tx: Tx, { leadId, recommenderId, grams, boughtOn, now }: BoughtLead) {
  const lead = recommenderId && (await lockLead(tx, { id: leadId, memberId: recommenderId }))
  if (!lead) return
  const bag = grams === null ? {} : { bag_grams: Math.min(grams, mostGrams) }
  const today = programmeDay(now.epochMilliseconds)
  const known = { ...lead, bag_grams: null, bought_on: boughtOn, remind_on: null }
  const reminder = reminderOf({ status: 'bought', ...bag }, known, today)
  await saveEnding(tx, {
    id: leadId,
    status: 'bought',
    bag_grams: reminder.bag_grams,
    bought_on: Temporal.PlainDate.from(boughtOn),
    remind_on: reminder.remind_on === null ? null : Temporal.PlainDate.from(reminder.remind_on),
  })
}
