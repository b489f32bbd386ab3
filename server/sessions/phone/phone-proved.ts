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

/** A new key to the account is told to its owner, who can take it away with a password by mail. */
export const phoneProvedJob = job({
  name: 'phone-proved',
  payload: z.object({ memberId: z.string(), lastDigits: z.string(), provedAt: Instant }),
  run: async ({ db, mail, publicUrl }, { memberId, lastDigits, provedAt }) => {
    const person = await contactOf(db, memberId)
    if (!person) return
    const at = Temporal.Instant.from(provedAt)
    await mail.send({ to: person.email, ...phoneProvedMail({ ...person, lastDigits, at, publicUrl }) })
  },
})

type PhoneNews = {
  language: Language
  name: string
  lastDigits: string
  at: Temporal.Instant
  publicUrl: string
}

export function phoneProvedMail({ language, name, lastDigits, at, publicUrl }: PhoneNews) {
  const words = textsIn(language).mails.phone_proved
  const { date, time } = dateAndTime(language, at)
  return warningMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name), date, time, lastDigits),
    path: memberPaths.askForReset,
  })
}
