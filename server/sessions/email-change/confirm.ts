import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { voidPasswordLinks } from '#server/sessions/password-links.ts'
import { hashToken } from '#server/sessions/token.ts'
import { emailChangedJob } from './mails.ts'
import { lockOpenMember, ownerOfEmailToken, saveEmail, takeEmailChange } from './queries.ts'

type Confirmation = { token: string; address: string; now: Temporal.Instant }

/** One's own address is only proved. A link mailed to the old address must not open the account any more. */
export async function confirmEmail(tx: Tx, { token, address, now }: Confirmation): Promise<string> {
  const tokenHash = hashToken(token)
  const memberId = await ownerOfEmailToken(tx, tokenHash)
  const before = memberId && (await lockOpenMember(tx, memberId))
  const change = before && (await takeEmailChange(tx, { memberId, tokenHash, now }))
  if (!change) throw new Refusal('email_link_spent')
  await refuseTaken(saveEmail(tx, { memberId, email: change.email, now }))
  if (change.email === before.email) return memberId
  await voidPasswordLinks(tx, 'members', memberId)
  await forgiveSignInAttempt(tx, { door: 'email-change', email: before.email, address })
  await enqueue(tx, emailChangedJob, {
    memberId,
    to: before.email,
    newEmail: change.email,
    changedAt: now.toString(),
  })
  return memberId
}

const refuseTaken = refusingTaken({ member_email_once: 'email_taken' })
