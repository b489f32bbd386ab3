import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import { memberPaths } from '#contract/paths.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { handOver } from '#server/platform/phone-messages/hand-over.ts'
import { createPasswordLink } from '#server/sessions/password-links.ts'
import { hashToken } from '#server/sessions/token.ts'
import { markByPhone, recoverableByPhone } from './queries.ts'

const minutesValid = 15

/** Besides the mail, for who has a proved phone. Nobody waits for it, so its time tells nothing either. */
export const recoveryMessageJob = job({
  name: 'recovery-message',
  queue: 'messages',
  payload: z.object({ id: z.string(), email: z.string(), askedAt: Instant }),
  run: async (context, payload) => {
    const { db, transaction, now, publicUrl, phoneGateway } = context
    const goodUntil = Temporal.Instant.from(payload.askedAt).add({ minutes: minutesValid })
    const member = phoneGateway && (await recoverableByPhone(db, payload.email))
    if (!member || Temporal.Instant.compare(now, goodUntil) >= 0) return
    const { id: memberId, phone, language } = member
    const token = await transaction(async (tx) => {
      const made = await createPasswordLink(tx, 'members', { ownerId: memberId, expiresAt: goodUntil })
      await markByPhone(tx, hashToken(made))
      return made
    })
    const link = `${publicUrl}${memberPaths.choosePassword}?token=${token}`
    const text = textsIn(language).messages.recovery(link, minutesValid)
    const message = { id: payload.id, memberId, kind: 'recovery', phone, language, text, goodUntil } as const
    const afterSeconds = await handOver(context, message)
    if (afterSeconds !== undefined)
      await transaction((tx) => enqueue(tx, recoveryMessageJob, payload, { afterSeconds }))
  },
})
