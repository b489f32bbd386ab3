import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { warningMail } from './account-mail.ts'
import { deviceName } from './device-name.ts'
import { contactOf } from './queries.ts'

type NewPassword = { memberId: string; userAgent: string; now: Temporal.Instant }

export async function tellPasswordChanged(tx: Tx, { memberId, userAgent, now }: NewPassword) {
  const device = deviceName(userAgent)
  await enqueue(tx, passwordChangedJob, { memberId, device, changedAt: now.toString() })
}

export const passwordChangedJob = job({
  name: 'password-changed',
  payload: z.object({ memberId: z.string(), device: z.nullable(z.string()), changedAt: Instant }),
  run: async ({ db, mail, publicUrl }, { memberId, device, changedAt }) => {
    const person = await contactOf(db, memberId)
    if (!person) return
    const at = Temporal.Instant.from(changedAt)
    await mail.send({ to: person.email, ...passwordChangedMail({ ...person, device, at, publicUrl }) })
  },
})

type PasswordNews = {
  language: Language
  name: string
  device: string | null
  at: Temporal.Instant
  publicUrl: string
}

export function passwordChangedMail({ language, name, device, at, publicUrl }: PasswordNews) {
  const words = textsIn(language).mails.password_changed
  const { date, time } = dateAndTime(language, at)
  return warningMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name), date, time, device),
    path: memberPaths.askForReset,
  })
}
