import { randomUUID } from 'node:crypto'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, countSignInAttempt, forgiveSignInAttempt } from './attempts.ts'
import { deviceName } from './device-name.ts'
import { knownDevice, rememberDevice } from './devices/known-device.ts'
import { sessionExpiry } from './lifetime.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { credentialsOf, insertSession } from './queries.ts'
import { createToken } from './token.ts'

export type Credentials = { email: string; password: string; address: string; now: Temporal.Instant }
type MemberCredentials = Credentials & { device_token?: string | undefined }
type Account = { id: string; password_hash: string }

/** A failed attempt counts, and takes as long for an unknown e-mail. */
export async function proveMember(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { email, password, device_token: deviceToken, address, now }: MemberCredentials,
  limits: boolean,
) {
  const device = await knownDevice(db, { email, deviceToken })
  const attempt: Attempt = { door: 'member', email, address, device }
  if (limits) await requireFreeTry(transaction, attempt, now)
  const account = await provePassword(db, email, password, credentialsOf)
  if (account.level === 1) throw new Refusal('account_blocked')
  return { memberId: account.id, passwordHash: account.password_hash, attempt, deviceToken }
}

export async function requireFreeTry(
  transaction: Database['transaction'],
  attempt: Attempt,
  now: Temporal.Instant,
) {
  const refusal = await transaction((tx) => countSignInAttempt(tx, attempt, now))
  if (refusal) throw refusal
}

/** Verified for unknown e-mails, so that the time tells nothing. */
const decoy = hashPassword(randomUUID())

export async function provePassword<Known extends Account>(
  db: Db,
  email: string,
  password: string,
  find: (db: Db, email: string) => Promise<Known | undefined>,
): Promise<Known> {
  const account = await find(db, email)
  const matches = await verifyPassword(password, account?.password_hash ?? (await decoy))
  if (!account || !matches) throw new Refusal('wrong_credentials')
  return account
}

type ProvenMember = {
  memberId: string
  passwordHash: string
  deviceToken?: string | undefined
  userAgent: string
  now: Temporal.Instant
}

export async function signIn(tx: Tx, { attempt, ...proven }: ProvenMember & { attempt: Attempt }) {
  const opened = await openSession(tx, proven)
  await forgiveSignInAttempt(tx, attempt)
  return opened
}

export async function openSession(tx: Tx, { userAgent, deviceToken, ...proven }: ProvenMember) {
  const token = createToken()
  const opened = await insertSession(tx, {
    ...proven,
    tokenHash: token.hash,
    device: deviceName(userAgent),
    expiresAt: sessionExpiry(proven.now),
  })
  if (!opened) throw new Refusal('wrong_credentials')
  const newDevice = await rememberDevice(tx, { ...proven, deviceToken })
  return {
    access_token: token.text,
    token_type: 'Bearer' as const,
    ...(newDevice && { device_token: newDevice }),
  }
}
