import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import { type Language, languages } from '#contract/languages.ts'
import { officeBase } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { warningMail } from '#server/sessions/account-mail.ts'
import { deviceName } from '#server/sessions/device-name.ts'
import { staffToMail } from './queries.ts'

type NewPassword = { staffId: string; language: Language; userAgent: string; now: Temporal.Instant }

/** The team has no language of its own, so the mail speaks the one of the screen. */
export async function tellStaffPasswordChanged(tx: Tx, { staffId, language, userAgent, now }: NewPassword) {
  const device = deviceName(userAgent)
  await enqueue(tx, staffPasswordChangedJob, { staffId, language, device, changedAt: now.toString() })
}

export const staffPasswordChangedJob = job({
  name: 'staff-password-changed',
  payload: z.object({
    staffId: z.string(),
    language: z.enum(languages),
    device: z.nullable(z.string()),
    changedAt: Instant,
  }),
  run: async ({ db, mail, publicUrl }, { staffId, language, device, changedAt }) => {
    const person = await staffToMail(db, staffId)
    if (!person) return
    const words = textsIn(language).mails.staff_password_changed
    const { date, time } = dateAndTime(language, Temporal.Instant.from(changedAt))
    const lead = words.lead(firstName(person.name), date, time, device)
    const message = warningMail({ language, publicUrl, words, lead, path: officeBase })
    await mail.send({ to: person.email, ...message })
  },
})
