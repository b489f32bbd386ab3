import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { type Credentials, provePassword, requireFreeTry } from '#server/sessions/sign-in.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import {
  deleteStaffSessionsExpiredBy,
  insertStaffSession,
  staffCredentialsOf,
  staffSessionOwner,
} from './queries.ts'

/** A working day: the back office holds other people's data, so its sessions are short and are not extended. */
const sessionHours = 12

export async function proveStaff(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { email, password, address, now }: Credentials,
  limits: boolean,
) {
  const attempt: Attempt = { door: 'staff', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
  const account = await provePassword(db, email, password, staffCredentialsOf)
  if (account.blocked_at) throw new Refusal('account_blocked')
  return { staffId: account.id, attempt }
}

type Proven = { staffId: string; attempt: Attempt; now: Temporal.Instant }

export async function openStaffSession(tx: Tx, { staffId, attempt, now }: Proven) {
  const token = createToken()
  const expiresAt = now.add({ hours: sessionHours })
  await insertStaffSession(tx, { staffId, tokenHash: token.hash, now, expiresAt })
  await forgiveSignInAttempt(tx, attempt)
  return { access_token: token.text, token_type: 'Bearer' as const }
}

export async function authenticateStaff(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Staff | undefined> {
  const sessionHash = hashToken(token)
  const owner = await staffSessionOwner(db, sessionHash, now)
  return owner && { ...owner, sessionHash }
}

export async function forgetExpiredStaffSessions(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteStaffSessionsExpiredBy(tx, now)
}
