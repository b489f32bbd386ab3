import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { forgiveSignInAttempt } from './attempts.ts'
import { voidEmailChange } from './email-change/ask.ts'
import { invitationMail } from './invitation-mail.ts'
import { invitationLink, requireNotInvited } from './invitations.ts'
import { endAllSessions } from './open-sessions.ts'
import { tellPasswordChanged } from './password-changed.ts'
import { createPasswordLink, spendPasswordLink, voidPasswordLinks } from './password-links.ts'
import { deleteProvedPhone, isByPhone } from './phone/queries.ts'
import { recoveryMessageJob } from './phone/recovery-message.ts'
import { invitedMember, recoverableMember, saveEmailProof, savePassword } from './queries.ts'
import { recoveryMail } from './recovery-mail.ts'
import { requireFreeTry } from './sign-in.ts'

const minutesValid = 60

type RecoveryRequest = { email: string; address: string; now: Temporal.Instant }

export async function countRecoveryRequest(
  transaction: Database['transaction'],
  { email, address, now }: RecoveryRequest,
  limits: boolean,
) {
  if (limits) await requireFreeTry(transaction, { door: 'recovery', email, address }, now)
}

/** The job looks the e-mail up, so that neither the answer nor its time tells whether it is known. */
export async function requestRecovery(
  tx: Tx,
  { email, now, toPhone = false }: Omit<RecoveryRequest, 'address'> & { toPhone?: boolean },
) {
  const asked = { email, askedAt: now.toString() }
  await enqueue(tx, recoveryJob, asked)
  if (toPhone) await enqueue(tx, recoveryMessageJob, { id: randomUUID(), ...asked })
}

export const recoveryJob = job({
  name: 'password-recovery',
  payload: z.object({ email: z.string(), askedAt: Instant }),
  run: async ({ transaction, mail, now, publicUrl }, { email, askedAt }) => {
    const recovery = await transaction(async (tx) => {
      const member = await recoverableMember(tx, email)
      if (!member) return undefined
      const invited = await invitedMember(tx, member.id, now)
      if (invited) return { ...member, invited, token: await invitationLink(tx, member.id, now) }
      const expiresAt = now.add({ minutes: minutesValid })
      return { ...member, token: await createPasswordLink(tx, 'members', { ownerId: member.id, expiresAt }) }
    })
    if (!recovery) return
    const { token, email: to } = recovery
    const message =
      'invited' in recovery
        ? await invitationMail({ ...recovery.invited, token, publicUrl })
        : recoveryMail({ ...recovery, askedAt: Temporal.Instant.from(askedAt), publicUrl })
    await mail.send({ to, ...message })
  },
})

type NewPassword = {
  tokenHash: Buffer
  passwordHash: string
  address: string
  userAgent: string
  now: Temporal.Instant
}

export async function recoverPassword(tx: Tx, { tokenHash, passwordHash, ...call }: NewPassword) {
  const { address, userAgent, now } = call
  const byPhone = await isByPhone(tx, tokenHash)
  const memberId = await spendPasswordLink(tx, 'members', { tokenHash, now })
  await requireNotInvited(tx, memberId)
  const { email } = await savePassword(tx, { memberId, passwordHash })
  await voidPasswordLinks(tx, 'members', memberId)
  await voidEmailChange(tx, memberId)
  await endAllSessions(tx, memberId)
  if (!byPhone) {
    await saveEmailProof(tx, memberId, now)
    // Whoever had the old password may have proved a phone of theirs.
    await deleteProvedPhone(tx, memberId)
  }
  await tellPasswordChanged(tx, { memberId, userAgent, now })
  // Mailbox or phone is proved, so earlier failed attempts no longer count.
  await forgiveSignInAttempt(tx, { door: 'member', email, address })
  return memberId
}
