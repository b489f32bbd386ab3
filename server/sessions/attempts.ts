import { createHash } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countAttempt, deleteAttempts, forgiveAttempt } from './queries.ts'

/** Forms are corrected more often than passwords. */
const freeTriesAt = { member: 5, staff: 5, 'staff-code': 5, recovery: 5, 'email-change': 5, 'sign-up': 50 }
/** People of a shop share one network address, so this is generous. */
const freeTriesFrom = 200

export type Attempt = {
  /** Members and staff with the same e-mail are different accounts. */
  readonly door: keyof typeof freeTriesAt
  readonly email: string
  readonly address: string
}

/** Counted before the password is checked. Returns a refusal if the caller has to wait. */
export async function countSignInAttempt(tx: Tx, attempt: Attempt, now: Temporal.Instant) {
  const freeTries = { account: freeTriesAt[attempt.door], address: freeTriesFrom }
  const blockedUntil = await countAttempt(tx, { ...keysOf(attempt), freeTries, now })
  return blockedUntil && new Refusal('too_many_attempts', { waitSeconds: secondsBetween(now, blockedUntil) })
}

export async function forgiveSignInAttempt(tx: Tx, attempt: Attempt) {
  await forgiveAttempt(tx, keysOf(attempt))
}

export async function forgetAttemptsOf(tx: Tx, email: string) {
  const doors = ['member', 'recovery', 'email-change', 'sign-up'] as const
  await deleteAttempts(
    tx,
    doors.map((door) => keysOf({ door, email, address: '' }).account),
  )
}

function keysOf({ door, email, address }: Attempt) {
  return {
    account: hash(`${door} account ${email.toLowerCase()}`),
    address: hash(`address ${address}`),
  }
}

function hash(text: string) {
  return createHash('sha256').update(text).digest()
}

function secondsBetween(earlier: Temporal.Instant, later: Temporal.Instant) {
  return Math.max(1, Math.ceil((later.epochMilliseconds - earlier.epochMilliseconds) / 1000))
}
