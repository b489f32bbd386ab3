import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { deviceName } from '#server/sessions/device-name.ts'
import { type Credentials, provePassword, requireFreeTry } from '#server/sessions/sign-in.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import {
  deleteLinksExpiredBy,
  deleteStaffSessionsExpiredBy,
  insertStaffSession,
  staffCredentialsOf,
  staffSessionOwner,
} from './queries.ts'
import { readCode, type Shown, spendCode } from './second-factor.ts'

/** A working day: the back office holds other people's data, so its sessions are short and are not extended. */
const sessionHours = 12

export async function proveStaff(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { email, password, code, address, now }: Credentials & { code?: string | undefined },
  limits: boolean,
) {
  const attempt: Attempt = { door: 'staff', email, address }
  if (limits) await requireFreeTry(transaction, attempt, now)
  const account = await provePassword(db, email, password, staffCredentialsOf)
  if (account.blocked_at) throw new Refusal('account_blocked')
  if (account.totp_secret && !code) throw new Refusal('second_factor_needed')
  const shown = account.totp_secret && code ? readCode(account.totp_secret, code, now) : undefined
  return { staffId: account.id, passwordHash: account.password_hash, shown, attempt }
}

type Proven = {
  staffId: string
  passwordHash: string
  shown: Shown | undefined
  attempt: Attempt
  userAgent: string
  now: Temporal.Instant
}

export async function openStaffSession(tx: Tx, { staffId, shown, attempt, ...proven }: Proven) {
  if (shown) await spendCode(tx, staffId, shown)
  const token = createToken()
  const opened = await insertStaffSession(tx, {
    staffId,
    passwordHash: proven.passwordHash,
    tokenHash: token.hash,
    device: deviceName(proven.userAgent),
    hasSecondFactor: shown !== undefined,
    now: proven.now,
    expiresAt: proven.now.add({ hours: sessionHours }),
  })
  if (!opened) throw new Refusal('wrong_credentials')
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
  await deleteLinksExpiredBy(tx, now)
}
