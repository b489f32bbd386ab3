import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { takeDuePrescriptions } from '#server/prescriptions/queries.ts'
import { takeDueReminders } from './queries.ts'

type ReminderRun = { now: Temporal.Instant; most?: number }

/** Of leads and of prescriptions. The notification and its mark commit together. */
export async function remindOfLeads(
  transaction: Database['transaction'],
  { now, most = 100 }: ReminderRun,
): Promise<void> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const tell = (tx: Tx, { member_id: memberId, ...facts }: Reminder, link: `/${string}`) =>
    notify(tx, { memberId, kind: 'lead_reminder', facts, link, now })
  await inParts(most, () =>
    transaction(async (tx) => {
      const due = await takeDueReminders(tx, { today, most })
      for (const lead of due) await tell(tx, lead, memberPaths.clients)
      return due.length
    }),
  )
  await inParts(most, () =>
    transaction(async (tx) => {
      const due = await takeDuePrescriptions(tx, { today, most })
      for (const bag of due) await tell(tx, { ...bag, pet_name: null }, memberPaths.recommendations)
      return due.length
    }),
  )
}

type Reminder = { member_id: string; pet_name: string | null; name: string; product: string }

async function inParts(most: number, remind: () => Promise<number>) {
  for (let sent = most; sent === most; ) sent = await remind()
}

/** Eight o'clock in São Paulo, before shops and clinics open. */
export const remindOfLeadsJob = job({
  name: 'remind-of-leads',
  payload: z.unknown(),
  cron: '0 11 * * *',
  run: ({ transaction, now }) => remindOfLeads(transaction, { now }),
})
