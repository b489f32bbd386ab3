import type { Staff } from '#server/platform/actors.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { SessionMemory } from '#server/platform/session-memory.ts'
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
import { deleteWaysExpiredBy } from './single-sign-on/queries.ts'
import { deleteTrustExpiredBy } from './trusting/queries.ts'
import { requireTrust, trustComputer, trustedComputer } from './trusting/trust.ts'

/** A working day. The back office holds other people's data, so sessions are short and not extended. */
const sessionHours = 12

type StaffCredentials = Credentials & { code?: string | undefined; computer_token?: string | undefined }
type Means = { secrets: Secrets; limits: boolean }
type Doors = Means & {
  /** Whether passwords open at all. */
  staffPasswords: boolean
  /** Of the identity provider: whom it knows it alone lets in. */
  issuer: string | undefined
}

/** A trusted computer replaces the code, never the password. */
export async function proveStaff(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { email, password, code, computer_token: computerToken, address, now }: StaffCredentials,
  { staffPasswords, issuer, ...means }: Doors,
) {
  if (!staffPasswords) throw new Refusal('passwords_closed')
  const device = await trustedComputer(db, { email, computerToken, now })
  const attempt: Attempt = { door: 'staff', email, address, device }
  if (means.limits) await requireFreeTry(transaction, attempt, now)
  const account = await provePassword(db, email, password, staffCredentialsOf)
  if (account.blocked_at) throw new Refusal('account_blocked')
  if (isBySso(account, issuer)) throw new Refusal('decided_by_sso')
  const { id: staffId, password_hash: passwordHash, totp_secret: totp, totp_secret_id: totpId } = account
  const owner = { staffId, email, totp, totpId }
  const checked = await checkCode({ db, transaction }, { ...owner, code, computerToken, address, now }, means)
  return { ...checked, staffId, passwordHash, computerToken, attempt }
}

/** By the provider that is set now; where there is none, or another, they can have a password again. */
export function isBySso({ sso_issuer }: { sso_issuer: string | null }, issuer: string | undefined): boolean {
  return sso_issuer !== null && sso_issuer === issuer
}

type CodeCheck = {
  staffId: string
  email: string
  /** Null if none is asked for. */
  totp: Buffer | null
  totpId: string | null
  code: string | undefined
  computerToken: string | undefined
  address: string
  now: Temporal.Instant
}

/** Refuses unless a code is shown, or not needed. */
export async function checkCode(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { staffId, email, totp: sealed, totpId: id, code, computerToken, address, now }: CodeCheck,
  { secrets, limits }: Means,
) {
  const codeTry = codeAttempt({ email, address })
  if (!sealed) return { shown: undefined, isSpared: false, codeTry }
  if (!code) {
    await requireTrust(db, { staffId, computerToken, now })
    return { shown: undefined, isSpared: true, codeTry }
  }
  if (limits) await requireFreeTry(transaction, codeTry, now)
  const totp = openTotp(secrets, { staffId, id, sealed })
  return { shown: totp && readCode(totp, code, now), isSpared: false, codeTry }
}

type ProvenStaff = {
  staffId: string
  passwordHash: string
  shown: CheckedCode | undefined
  isSpared: boolean
  computerToken: string | undefined
  trust: boolean
  attempt: Attempt
  codeTry: Attempt
  userAgent: string
  now: Temporal.Instant
  /** Of the identity provider, if it let them in. */
  idToken?: string
  providerSecondFactor?: boolean
}

export async function openStaffSession(tx: Tx, { staffId, shown, attempt, codeTry, ...proven }: ProvenStaff) {
  if (shown) await spendCode(tx, staffId, shown)
  const token = createToken()
  const opened = await insertStaffSession(tx, {
    staffId,
    passwordHash: proven.passwordHash,
    tokenHash: token.hash,
    device: deviceName(proven.userAgent),
    hasSecondFactor: shown !== undefined || proven.providerSecondFactor === true,
    idToken: proven.idToken ?? null,
    providerSecondFactor: proven.providerSecondFactor ?? false,
    now: proven.now,
    expiresAt: proven.now.add({ hours: sessionHours }),
  })
  if (!opened) throw new Refusal('wrong_credentials')
  // Checked again, because the trust may have ended meanwhile. From here on the account is locked.
  if (proven.isSpared) await requireTrust(tx, { staffId, ...proven })
  await forgiveSignInAttempt(tx, attempt)
  if (shown) await forgiveSignInAttempt(tx, codeTry)
  const trusted = proven.trust && shown && (await trustComputer(tx, { staffId, ...proven }))
  return {
    access_token: token.text,
    token_type: 'Bearer' as const,
    ...(trusted && { computer_token: trusted }),
  }
}

export function createStaffAuthentication(
  { db }: Pick<Database, 'db'>,
  memory: SessionMemory,
  { staffPasswords }: { staffPasswords: boolean },
) {
  return memory.remembering<Staff>(async (token) => {
    const sessionHash = hashToken(token)
    const session = await staffSessionOwner(db, { sessionHash, staffPasswords })
    if (!session) return undefined
    const { id, role, has_second_factor: isOn, requires_second_factor: isRequired, expires_at } = session
    return { owner: { id, role, secondFactor: { isOn, isRequired }, sessionHash }, expiresAt: expires_at }
  })
}

export async function forgetExpiredStaffSessions(tx: Tx, { now }: { now: Temporal.Instant }) {
  await deleteStaffSessionsExpiredBy(tx, now)
  await deleteTrustExpiredBy(tx, now)
  await deleteWaysExpiredBy(tx, now)
}
