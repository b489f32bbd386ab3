import { createHash } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { networkOf } from '#server/platform/network.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AttemptLimits, countAttempt, deleteAttempts, forgiveAttempt } from './queries.ts'

/**
 * Tries before waits begin. People of a shop share one network address, and towns do: so what a success gives
 * back is generous there. Sign-ups and questions about e-mails are never given back; thirty an hour are a shop
 * of twenty that signs up on the same morning and corrects its forms.
 */
const signIns = { account: { free: 5, hours: 24 }, network: { free: 400, hours: 24 } }
const limits = {
  member: signIns,
  staff: signIns,
  'staff-code': signIns,
  // Nobody's account is known before, so only the network counts.
  'single-sign-on': { account: signIns.network, network: signIns.network },
  'staff-recovery': { account: { free: 5, hours: 24 }, network: { free: 30, hours: 1 } },
  recovery: { account: { free: 5, hours: 24 }, network: { free: 30, hours: 1 } },
  'sign-up': { account: { free: 50, hours: 1 }, network: { free: 30, hours: 1 } },
  'phone-code': { account: { free: 5, hours: 24 }, network: { free: 30, hours: 1 } },
  'email-change': { account: { free: 5, hours: 24 }, network: { free: 30, hours: 1 } },
} satisfies Record<string, AttemptLimits>

export type Attempt = {
  /** Members and staff with the same e-mail are different accounts. */
  readonly door: keyof typeof limits
  /** Or what else names the account. */
  readonly email: string
  readonly address: string
  /** A device that the account knows has tries of its own: strangers cannot use them up. */
  readonly device?: Buffer | undefined
}

/** Counted before the password is checked. Returns a refusal if the caller has to wait. */
export async function countSignInAttempt(tx: Tx, attempt: Attempt, now: Temporal.Instant) {
  const blockedUntil = await countAttempt(tx, { keys: keysOf(attempt), limits: limits[attempt.door], now })
  return blockedUntil && new Refusal('too_many_attempts', { waitSeconds: secondsBetween(now, blockedUntil) })
}

export async function forgiveSignInAttempt(tx: Tx, attempt: Attempt) {
  await forgiveAttempt(tx, keysOf(attempt))
}

export async function forgetPhoneAttempts(tx: Tx, phone: string) {
  await deleteAttempts(tx, [keysOf({ door: 'phone-code', email: phone, address: '' }).account])
}

export async function forgetAttemptsOf(tx: Tx, email: string) {
  const doors = ['member', 'recovery', 'email-change', 'sign-up'] as const
  await deleteAttempts(
    tx,
    doors.map((door) => keysOf({ door, email, address: '' }).account),
  )
}

function keysOf({ door, email, address, device }: Attempt) {
  const account = `${door} account ${email.toLowerCase()}`
  if (device) return { account: hash(`${account} on ${device.toString('hex')}`), network: null }
  const counted = limits[door] === signIns ? 'sign-in' : door
  return { account: hash(account), network: hash(`${counted} network ${networkOf(address)}`) }
}

function hash(text: string) {
  return createHash('sha256').update(text).digest()
}

function secondsBetween(earlier: Temporal.Instant, later: Temporal.Instant) {
  return Math.max(1, Math.ceil((later.epochMilliseconds - earlier.epochMilliseconds) / 1000))
}
