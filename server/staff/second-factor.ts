import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { hashToken } from '#server/sessions/token.ts'
import {
  clearSecondFactor,
  keepOffer,
  keepRecoveryCodes,
  type ShownStep,
  secondFactorOf,
  takeOffer,
  takeRecoveryCode,
  takeStep,
} from './queries.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { base32, createSecret, keyUri, stepOfCode } from './totp.ts'

/** A code that is right as far as can be told without using it up. */
export type Shown = ShownStep | { readonly recoveryHash: Buffer }

type Entry = { staffId: string; code: string; address: string; now: Temporal.Instant }

export function readCode(secret: Buffer, code: string, now: Temporal.Instant): Shown {
  const step = stepOfCode(secret, code, now)
  if (step !== undefined) return { secret, step }
  // Six digits are never a recovery code.
  if (code.length <= 6) throw new Refusal('wrong_code')
  return { recoveryHash: hashToken(code) }
}

/** Good once: a code that was used is worth nothing to whoever overheard it. */
export async function spendCode(tx: Tx, staffId: string, shown: Shown) {
  const isTaken =
    'step' in shown
      ? await takeStep(tx, staffId, shown)
      : await takeRecoveryCode(tx, staffId, shown.recoveryHash)
  if (!isTaken) throw new Refusal('wrong_code')
}

type Offered = { staffId: string; issuer: string }

/** For who has no second factor; who has one shows its code first, or a session alone would be enough to replace it. */
export async function offerSecondFactor(tx: Tx, { staffId, issuer }: Offered) {
  const secret = createSecret()
  const kept = await keepOffer(tx, staffId, secret, { isReplacing: false })
  if (!kept) throw new Refusal('second_factor_needed')
  return told({ secret, issuer, email: kept.email })
}

export async function replaceSecondFactor(tx: Tx, { issuer, ...proven }: Proven & Offered) {
  await spendProven(tx, proven)
  const secret = createSecret()
  const kept = await keepOffer(tx, proven.staffId, secret, { isReplacing: true })
  if (!kept) throw new Refusal('stale')
  return told({ secret, issuer, email: kept.email })
}

function told(offer: { secret: Buffer; issuer: string; email: string }) {
  return { secret: base32(offer.secret), uri: keyUri(offer) }
}

/** Tries at codes are counted apart from those at passwords: whoever knows the password could begin anew with it. */
export function codeAttempt({ email, address }: Pick<Attempt, 'email' | 'address'>): Attempt {
  return { door: 'staff-code', email, address }
}

/** The tries are counted like those at the door: whoever found an open screen could otherwise go through all codes. */
export async function proveCode(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { staffId, code, address, now }: Entry,
  { limits, ofOffer = false }: { limits: boolean; ofOffer?: boolean },
) {
  const { email, totp_secret, totp_offered } = await secondFactorOf(db, staffId)
  const attempt = codeAttempt({ email, address })
  if (limits) await requireFreeTry(transaction, attempt, now)
  const secret = ofOffer ? totp_offered : totp_secret
  if (!secret) throw new Refusal('stale')
  return { shown: readCode(secret, code, now), attempt }
}

type Proven = { staffId: string; shown: Shown; attempt: Attempt }

export async function confirmSecondFactor(tx: Tx, { staffId, shown, attempt }: Proven) {
  if (!('step' in shown)) throw new Refusal('wrong_code')
  if (!(await takeOffer(tx, staffId, shown))) throw new Refusal('stale')
  await forgiveSignInAttempt(tx, attempt)
  return replaceRecoveryCodes(tx, staffId)
}

export async function renewRecoveryCodes(tx: Tx, proven: Proven) {
  await spendProven(tx, proven)
  return replaceRecoveryCodes(tx, proven.staffId)
}

export async function removeSecondFactor(tx: Tx, proven: Proven) {
  await spendProven(tx, proven)
  await clearSecondFactor(tx, proven.staffId)
}

async function spendProven(tx: Tx, { staffId, shown, attempt }: Proven) {
  await spendCode(tx, staffId, shown)
  await forgiveSignInAttempt(tx, attempt)
}

async function replaceRecoveryCodes(tx: Tx, staffId: string) {
  const { texts, hashes } = createRecoveryCodes()
  await keepRecoveryCodes(tx, staffId, hashes)
  return { recovery_codes: texts }
}

export async function secondFactorState(db: Db, staffId: string) {
  const { totp_secret, codes_left } = await secondFactorOf(db, staffId)
  return { is_on: totp_secret !== null, recovery_codes_left: codes_left }
}
