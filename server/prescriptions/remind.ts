import * as z from 'zod/mini'
import { memberPaths } from '#contract/paths.ts'
import { programmeDay } from '#domain/business-days.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { takeDueReminders } from './queries.ts'

type ReminderRun = { now: Temporal.Instant; most?: number }

/** Of the bags that clients bought with a prescription's code. The notification and its mark commit together. */
export async function remindOfPrescriptions(
  transaction: Database['transaction'],
  { now, most = 100 }: ReminderRun,
): Promise<void> {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const link = memberPaths.recommendations
  for (let sent = most; sent === most; ) {
    sent = await transaction(async (tx) => {
      const due = await takeDueReminders(tx, { today, most })
      for (const { member_id: memberId, ...bought } of due) {
        const facts = { ...bought, pet_name: null }
        await notify(tx, { memberId, kind: 'lead_reminder', facts, link, now })
      }
      return due.length
    })
  }
}

/** With the reminders of leads. */
export const remindOfPrescriptionsJob = job({
  name: 'remind-of-prescriptions',
  payload: z.unknown(),
  cron: '0 11 * * *',
  run: ({ transaction, now }) => remindOfPrescriptions(transaction, { now }),
})
