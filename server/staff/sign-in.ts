import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { deviceName } from '#server/sessions/device-name.ts'
import { type Credentials, provePassword, requireFreeTry } from '#server/sessions/sign-in.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import {
  deleteStaffSessionsExpiredBy,
  insertStaffSession,
  staffCredentialsOf,
  staffSessionOwner,
} from './queries.ts'
import { openTotp } from './sealed-totp.ts'
import { type CheckedCode, codeAttempt, readCode, spendCode } from './second-factor.ts'
import { deleteTrustExpiredBy } from './trusting/queries.ts'
import { requireTrust, trustComputer, trustedComputer } from './trusting/trust.ts'

/** A working day. The back office holds other people's data, so sessions are short and not extended. */
const sessionHours = 12

type StaffCredentials = Credentials & { code?: string | undefined; computer_token?: string | undefined }

/** A trusted computer replaces the code, never the password. */
export async function proveStaff(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { email, password, code, computer_token: computerToken, address, now }: StaffCredentials,
  { secrets, limits }: { secrets: Secrets; limits: boolean },
) {
  const device = await trustedComputer(db, { email, computerToken, now })
  const attempt: Attempt = { door: 'staff', email, address, device }
  if (limits) await requireFreeTry(transaction, attempt, now)
  const account = await provePassword(db, email, password, staffCredentialsOf)
  if (account.blocked_at) throw new Refusal('account_blocked')
  const { id: staffId, password_hash: passwordHash, totp_secret: sealed, totp_secret_id: id } = account
  const isSpared = sealed !== null && !code
  if (isSpared) await requireTrust(db, { staffId, computerToken, now })
  if (limits && sealed && code) await requireFreeTry(transaction, codeAttempt(attempt), now)
  const totp = code ? openTotp(secrets, { staffId, id, sealed }) : undefined
  const shown = totp && code ? readCode(totp, code, now) : undefined
  return { staffId, passwordHash, shown, isSpared, computerToken, attempt }
}

type ProvenStaff = {
  staffId: string
  passwordHash: string
  shown: CheckedCode | undefined
  isSpared: boolean
  computerToken: string | undefined
  trust: boolean
  attempt: Attempt
  userAgent: string
  now: Temporal.Instant
}

export async function openStaffSession(tx: Tx, { staffId, shown, attempt, ...proven }: ProvenStaff) {
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
  // Checked again, because the trust may have ended meanwhile. From here on the account is locked.
  if (proven.isSpared) await requireTrust(tx, { staffId, ...proven })
  await forgiveSignInAttempt(tx, attempt)
  if (shown) await forgiveSignInAttempt(tx, codeAttempt(attempt))
  const trusted = proven.trust && shown && (await trustComputer(tx, { staffId, ...proven }))
  return {
    access_token: token.text,
    token_type: 'Bearer' as const,
    ...(trusted && { computer_token: trusted }),
  }
}

export async function authenticateStaff(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<Staff | undefined> {
  const sessionHash = hashToken(token)
  const owner = await staffSessionOwner(db, sessionHash, now)
  if (!owner) return undefined
  const { id, role, has_second_factor: isOn, requires_second_factor: isRequired } = owner
  return { id, role, secondFactor: { isOn, isRequired }, sessionHash }
}

export async function forgetExpiredStaffSessions(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteStaffSessionsExpiredBy(tx, now)
  await deleteTrustExpiredBy(tx, now)
}
