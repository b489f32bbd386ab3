import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import { type Language, languages } from '#contract/languages.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { passwordMail } from '#server/sessions/recovery-mail.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { createStaffLink } from './password-link.ts'
import { staffWithEmail } from './queries.ts'
import { isBySso } from './sign-in.ts'

const hoursValid = 1

type Asked = { email: string; address: string; now: Temporal.Instant }

export async function countForgotten(
  transaction: Database['transaction'],
  { email, address, now }: Asked,
  limits: boolean,
) {
  if (limits) await requireFreeTry(transaction, { door: 'staff-recovery', email, address }, now)
}

type Request = { email: string; language: Language; issuer: string | undefined; now: Temporal.Instant }

/** The job looks the e-mail up, so that neither the answer nor its time tells whether it is known. */
export async function requestStaffReset(tx: Tx, { email, language, issuer, now }: Request) {
  await enqueue(tx, forgottenPasswordJob, { email, language, issuer, askedAt: now.toString() })
}

export const forgottenPasswordJob = job({
  name: 'staff-forgotten-password',
  payload: z.object({
    email: z.string(),
    language: z.enum(languages),
    /** Whom this identity provider knows has no password here. */
    issuer: z.optional(z.string()),
    askedAt: Instant,
  }),
  run: async ({ db, transaction, mail, now, publicUrl }, { email, language, issuer, askedAt }) => {
    const person = await staffWithEmail(db, email)
    if (!person || isBySso(person, issuer)) return
    const path = await transaction((tx) => createStaffLink(tx, { staffId: person.id, now, hoursValid }))
    const words = textsIn(language).mails.recovery
    const { date, time } = dateAndTime(language, Temporal.Instant.from(askedAt))
    const lead = words.lead(firstName(person.name), date, time)
    await mail.send({ to: person.email, ...passwordMail({ language, publicUrl, words, lead, path }) })
  },
})
