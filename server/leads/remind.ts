import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { takeDueReminders } from './queries.ts'

type ReminderRun = { now: Temporal.Instant; most?: number }

/** The notification and its mark commit together. */
export async function remindOfLeads(
  transaction: Database['transaction'],
  { now, most = 100 }: ReminderRun,
): Promise<void> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  for (let sent = most; sent === most; ) {
    sent = await transaction(async (tx) => {
      const due = await takeDueReminders(tx, { today, most })
      for (const { member_id: memberId, ...facts } of due)
        await notify(tx, { memberId, kind: 'lead_reminder', facts, link: memberPaths.clients, now })
      return due.length
    })
  }
}

/** Eight o'clock in São Paulo, before shops and clinics open. */
export const remindOfLeadsJob = job({
  name: 'remind-of-leads',
  payload: z.unknown(),
  cron: '0 11 * * *',
  run: ({ transaction, now }) => remindOfLeads(transaction, { now }),
})
