import * as z from 'zod/mini'
import { Instant } from '#contract/fields.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { forgiveSignInAttempt } from './attempts.ts'
import { endAllSessions } from './end-sessions.ts'
import { hashPassword } from './password.ts'
import {
  deleteRecoveriesExpiredBy,
  deleteRecoveriesOf,
  insertRecovery,
  isRecoveryOpen,
  recoverableMember,
  savePassword,
  takeRecovery,
} from './queries.ts'
import { recoveryMail } from './recovery-mail.ts'
import { requireFreeTry } from './sign-in.ts'
import { createToken, hashToken } from './token.ts'

const minutesValid = 60

type Request = { email: string; address: string; now: Temporal.Instant }

export async function countRecoveryRequest(
  transaction: Database['transaction'],
  { email, address, now }: Request,
  limits: boolean,
) {
  if (limits) await requireFreeTry(transaction, { door: 'recovery', email, address }, now)
}

/** Whether anybody has this e-mail is found out later, by the job: so the answer cannot tell, nor the time it takes. */
export async function requestRecovery(tx: Tx, { email, now }: Omit<Request, 'address'>) {
  await enqueue(tx, recoveryJob, { email, askedAt: now.toString() })
}

export const recoveryJob = job({
  name: 'password-recovery',
  payload: z.object({ email: z.string(), askedAt: Instant }),
  run: async ({ transaction, mail, now, publicUrl }, { email, askedAt }) => {
    const token = createToken()
    const member = await transaction(async (tx) => {
      const found = await recoverableMember(tx, email)
      const expiresAt = now.add({ minutes: minutesValid })
      if (found) await insertRecovery(tx, { memberId: found.id, tokenHash: token.hash, expiresAt })
      return found
    })
    if (!member) return
    const asked = { askedAt: Temporal.Instant.from(askedAt), token: token.text, publicUrl }
    await mail.send({ to: member.email, ...recoveryMail({ ...member, ...asked }) })
  },
})

type Choice = { token: string; password: string; now: Temporal.Instant }

/** The link is looked at first: a stranger cannot make us hash. */
export async function prepareNewPassword(db: Db, { token, password, now }: Choice) {
  const tokenHash = hashToken(token)
  if (!(await isRecoveryOpen(db, tokenHash, now))) throw new Refusal('recovery_link_spent')
  return { tokenHash, passwordHash: await hashPassword(password) }
}

type NewPassword = { tokenHash: Buffer; passwordHash: string; address: string; now: Temporal.Instant }

/** Good once: of two who use a link at the same time one finds it taken. */
export async function recoverPassword(tx: Tx, { tokenHash, passwordHash, address, now }: NewPassword) {
  const memberId = await takeRecovery(tx, tokenHash, now)
  if (!memberId) throw new Refusal('recovery_link_spent')
  const { email } = await savePassword(tx, { memberId, passwordHash })
  await deleteRecoveriesOf(tx, memberId)
  await endAllSessions(tx, memberId)
  // Whoever has just shown that the mailbox is theirs need not wait for the tries with the old password.
  await forgiveSignInAttempt(tx, { door: 'member', email, address })
  return memberId
}

/** Links mailed before must not open the account any more. */
export async function voidRecoveries(tx: Tx, memberId: string) {
  await deleteRecoveriesOf(tx, memberId)
}

export async function forgetExpiredRecoveries(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteRecoveriesExpiredBy(tx, now)
}
