import * as z from 'zod/mini'
import { programmeDay } from '#domain/business-days.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { takeDueReminders } from './queries.ts'

type Reminding = { now: Temporal.Instant; most?: number }

/** Tells each professional once that a client’s food is running out; the note and the mark commit together. */
export async function remindOfLeads(
  transaction: Database['transaction'],
  { now, most = 100 }: Reminding,
): Promise<void> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  for (let told = most; told === most; ) {
    told = await transaction(async (tx) => {
      const due = await takeDueReminders(tx, { today, most })
      for (const { member_id: memberId, ...facts } of due)
        await notify(tx, { memberId, kind: 'lead_reminder', facts, link: '/clientes', now })
      return due.length
    })
  }
}

/** At eight in São Paulo, before shops and clinics open. */
export const remindOfLeadsJob = job({
  name: 'remind-of-leads',
  payload: z.unknown(),
  cron: '0 11 * * *',
  run: ({ transaction, now }) => remindOfLeads(transaction, { now }),
})
