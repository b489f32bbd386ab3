import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { job } from '#server/platform/jobs.ts'
import { warningMail } from '#server/sessions/account-mail.ts'
import { contactOf } from '#server/sessions/queries.ts'
import { passwordMail } from '#server/sessions/recovery-mail.ts'
import { createToken } from '#server/sessions/token.ts'
import { saveEmailToken } from './queries.ts'

/** The job makes the token, so that it exists only in the mail. */
export const emailLinkJob = job({
  name: 'email-link',
  payload: z.object({ memberId: z.string(), askedAt: Instant }),
  run: async ({ transaction, mail, now, publicUrl }, { memberId, askedAt }) => {
    const asked = Temporal.Instant.from(askedAt)
    const { hash: tokenHash, text: token } = createToken()
    const change = await transaction((tx) => saveEmailToken(tx, { memberId, tokenHash, askedAt: asked, now }))
    if (!change) return
    await mail.send({
      to: change.email,
      ...emailLinkMail({ ...change, askedAt: asked, token, publicUrl }),
    })
  },
})

type Told = { language: Language; name: string; publicUrl: string }

export function emailLinkMail({
  language,
  name,
  askedAt,
  token,
  publicUrl,
}: Told & { askedAt: Temporal.Instant; token: string }) {
  const words = textsIn(language).mails.email_link
  const { date, time } = dateAndTime(language, askedAt)
  const lead = words.lead(firstName(name), date, time)
  return passwordMail({
    language,
    publicUrl,
    words,
    lead,
    path: `${memberPaths.confirmEmail}?token=${token}`,
  })
}

export const emailAskedJob = job({
  name: 'email-change-asked',
  payload: z.object({
    memberId: z.string(),
    to: z.string(),
    newEmail: z.string(),
    device: z.nullable(z.string()),
    askedAt: Instant,
  }),
  run: async ({ db, mail, publicUrl }, { memberId, to, newEmail, device, askedAt }) => {
    const person = await contactOf(db, memberId)
    if (!person) return
    const at = Temporal.Instant.from(askedAt)
    await mail.send({ to, ...emailAskedMail({ ...person, newEmail, device, at, publicUrl }) })
  },
})

type EmailNews = Told & { newEmail: string; at: Temporal.Instant }

export function emailAskedMail({
  language,
  name,
  newEmail,
  device,
  at,
  publicUrl,
}: EmailNews & { device: string | null }) {
  const words = textsIn(language).mails.email_asked
  const { date, time } = dateAndTime(language, at)
  return warningMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name), date, time, device),
    body: words.body(newEmail),
    path: memberPaths.askForReset,
  })
}

export const emailChangedJob = job({
  name: 'email-changed',
  payload: z.object({ memberId: z.string(), to: z.string(), newEmail: z.string(), changedAt: Instant }),
  run: async ({ db, mail, publicUrl }, { memberId, to, newEmail, changedAt }) => {
    const person = await contactOf(db, memberId)
    if (!person) return
    const at = Temporal.Instant.from(changedAt)
    await mail.send({ to, ...emailChangedMail({ ...person, newEmail, at, publicUrl }) })
  },
})

export function emailChangedMail({ language, name, newEmail, at, publicUrl }: EmailNews) {
  const words = textsIn(language).mails.email_changed
  const { date, time } = dateAndTime(language, at)
  return warningMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name), date, time),
    body: words.body(newEmail),
    path: memberPaths.support,
  })
}
