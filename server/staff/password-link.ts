import * as z from 'zod/mini'
import { languages } from '#contract/languages.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { createToken } from '#server/sessions/token.ts'
import { passwordLinkMail } from './password-link-mail.ts'
import { insertLink, staffToMail } from './queries.ts'

const hoursValid = 72

/** The link is made by the job: its token is nowhere but in the mail. */
export const passwordLinkJob = job({
  name: 'staff-password-link',
  payload: z.object({ staffId: z.string(), language: z.enum(languages) }),
  run: async ({ db, transaction, mail, now, publicUrl }, { staffId, language }) => {
    const person = await staffToMail(db, staffId)
    // Blocked in the meantime.
    if (!person) return
    const token = await transaction((tx) => createPasswordLink(tx, { staffId, now }))
    await mail.send({ to: person.email, ...passwordLinkMail({ ...person, language, token, publicUrl }) })
  },
})

export async function createPasswordLink(
  tx: Tx,
  { staffId, now }: { staffId: string; now: Temporal.Instant },
) {
  const token = createToken()
  await insertLink(tx, { staffId, tokenHash: token.hash, expiresAt: now.add({ hours: hoursValid }) })
  return token.text
}
