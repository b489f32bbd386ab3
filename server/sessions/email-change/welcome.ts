import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { passwordMail } from '#server/sessions/recovery-mail.ts'
import { createToken } from '#server/sessions/token.ts'
import { saveEmailChange, saveEmailToken } from './queries.ts'

const daysValid = 7

type NewAccount = { memberId: string; email: string; now: Temporal.Instant }

/** The address is used from the first moment on; confirming it proves whose it is, and nobody has to wait for it. */
export async function welcome(tx: Tx, { memberId, email, now }: NewAccount) {
  const expiresAt = now.add({ hours: daysValid * 24 })
  await saveEmailChange(tx, { memberId, email, askedAt: now, expiresAt })
  await enqueue(tx, welcomeJob, { memberId, askedAt: now.toString() })
}

export const welcomeJob = job({
  name: 'welcome',
  payload: z.object({ memberId: z.string(), askedAt: Instant }),
  run: async ({ transaction, mail, now, publicUrl }, { memberId, askedAt }) => {
    const { hash: tokenHash, text: token } = createToken()
    const asked = Temporal.Instant.from(askedAt)
    const account = await transaction((tx) =>
      saveEmailToken(tx, { memberId, tokenHash, askedAt: asked, now }),
    )
    if (account) await mail.send({ to: account.email, ...welcomeMail({ ...account, token, publicUrl }) })
  },
})

type Welcome = { language: Language; name: string; token: string; publicUrl: string }

export function welcomeMail({ language, name, token, publicUrl }: Welcome) {
  const words = textsIn(language).mails.welcome
  return passwordMail({
    language,
    publicUrl,
    words,
    lead: words.lead(firstName(name)),
    path: `${memberPaths.confirmEmail}?token=${token}`,
  })
}
