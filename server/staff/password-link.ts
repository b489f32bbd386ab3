import * as z from 'zod/mini'
import { languages } from '#contract/languages.ts'
import { officeBase, officePaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { createPasswordLink } from '#server/sessions/password-links.ts'
import { passwordMail } from '#server/sessions/recovery-mail.ts'
import { staffToMail } from './queries.ts'

const invitationHours = 72

/** The job creates the link, so that the token exists only in the mail. */
export const passwordLinkJob = job({
  name: 'staff-password-link',
  payload: z.object({ staffId: z.string(), language: z.enum(languages) }),
  run: async ({ db, transaction, mail, now, publicUrl }, { staffId, language }) => {
    const person = await staffToMail(db, staffId)
    if (!person) return
    const path = await transaction((tx) => createStaffLink(tx, { staffId, now }))
    const words = textsIn(language).mails.staff_password
    const lead = words.lead(firstName(person.name))
    await mail.send({ to: person.email, ...passwordMail({ language, publicUrl, words, lead, path }) })
  },
})

type StaffLink = { staffId: string; now: Temporal.Instant; hoursValid?: number }

export async function createStaffLink(tx: Tx, { staffId, now, hoursValid = invitationHours }: StaffLink) {
  const expiresAt = now.add({ hours: hoursValid })
  return `${officeBase}${officePaths.choosePassword}?token=${await createPasswordLink(tx, 'staff', { ownerId: staffId, expiresAt })}`
}
