import type { Member } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { passwordOf, saveProof, sessionProof } from './queries.ts'
import { requireFreeTry } from './sign-in.ts'

const minutesFresh = 15

/** A token may have been taken from its owner: what cannot be undone asks who it is, unless that was just shown. */
export async function requireFreshProof(db: Db, { sessionHash }: Member, now: Temporal.Instant) {
  const session = await sessionProof(db, sessionHash)
  if (!session) throw new Refusal('signed_out')
  const provedAt = session.proved_at ?? session.created_at
  const isFresh = Temporal.Instant.compare(provedAt.add({ minutes: minutesFresh }), now) > 0
  if (!isFresh) throw new Refusal('proof_needed')
}

type Proof = { member: Member; password: string; address: string; now: Temporal.Instant }

/** Counted with the tries at signing in, or a stolen token would be a second door to guess at. */
export async function prepareProof(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { member, password, address, now }: Proof,
  limits: boolean,
) {
  const account = await passwordOf(db, member.id)
  if (!account) throw new Refusal('signed_out')
  const { email, password_hash: passwordHash } = account
  const attempt: Attempt = { door: 'member', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
  if (!(await verifyPassword(password, passwordHash)))
    throw new Refusal('wrong_password', { field: 'password' })
  return { passwordHash, attempt }
}

type ProvenPassword = { member: Member; passwordHash: string; attempt: Attempt; now: Temporal.Instant }

export async function proveSession(tx: Tx, { member, passwordHash, attempt, now }: ProvenPassword) {
  const isNoted = await saveProof(tx, { ...member, passwordHash, now })
  if (!isNoted) throw new Refusal('wrong_password', { field: 'password' })
  await forgiveSignInAttempt(tx, attempt)
}
