import type { Staff } from '#server/platform/actors.ts'
import type { Database, Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { type Attempt, forgiveSignInAttempt } from '#server/sessions/attempts.ts'
import { requireFreeTry } from '#server/sessions/sign-in.ts'
import { hashToken } from '#server/sessions/token.ts'
import {
  clearSecondFactor,
  saveOffer,
  saveRecoveryCodes,
  secondFactorOf,
  spendTotpStep,
  type TotpStep,
  takeOffer,
  takeRecoveryCode,
} from './queries.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { openTotp, sealTotp, type Totp } from './sealed-totp.ts'
import { base32, createSecret, keyUri, stepOfCode } from './totp.ts'

export type CheckedCode = TotpStep | { readonly recoveryHash: Buffer }

type CodeEntry = { staffId: string; code: string; address: string; now: Temporal.Instant }

export function readCode({ id, secret }: Totp, code: string, now: Temporal.Instant): CheckedCode {
  const step = stepOfCode(secret, code, now)
  if (step !== undefined) return { secretId: id, step }
  // Recovery codes are longer than six digits.
  if (code.length <= 6) throw new Refusal('wrong_code')
  return { recoveryHash: hashToken(code) }
}

/** A code works once, so that an overheard one is worthless. */
export async function spendCode(tx: Tx, staffId: string, shown: CheckedCode) {
  const isTaken =
    'step' in shown
      ? await spendTotpStep(tx, staffId, shown)
      : await takeRecoveryCode(tx, staffId, shown.recoveryHash)
  if (!isTaken) throw new Refusal('wrong_code')
}

type SecondFactorOffer = { staffId: string; issuer: string }

/** Only without a second factor; otherwise a session alone could replace it. */
export async function offerSecondFactor(tx: Tx, secrets: Secrets, { staffId, issuer }: SecondFactorOffer) {
  const secret = createSecret()
  const sealed = await sealTotp(tx, secrets, { staffId, secret })
  const offer = await saveOffer(tx, staffId, sealed, { isReplacing: false })
  if (!offer) throw new Refusal('second_factor_needed')
  return offerOf({ secret, issuer, email: offer.email })
}

export async function replaceSecondFactor(
  tx: Tx,
  secrets: Secrets,
  { issuer, ...proven }: ProvenCode & SecondFactorOffer,
) {
  await spendProvenCode(tx, proven)
  const secret = createSecret()
  const sealed = await sealTotp(tx, secrets, { staffId: proven.staffId, secret })
  const offer = await saveOffer(tx, proven.staffId, sealed, { isReplacing: true })
  if (!offer) throw new Refusal('stale')
  return offerOf({ secret, issuer, email: offer.email })
}

function offerOf(offer: { secret: Buffer; issuer: string; email: string }) {
  return { secret: base32(offer.secret), uri: keyUri(offer) }
}

/** Counted apart from passwords, because a known password would reset the count. */
export function codeAttempt({ email, address }: Pick<Attempt, 'email' | 'address'>): Attempt {
  return { door: 'staff-code', email, address }
}

/** Attempts are counted as at sign-in, or somebody at an open screen could try all codes. */
export async function proveCode(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { staffId, code, address, now }: CodeEntry,
  { secrets, limits, ofOffer = false }: { secrets: Secrets; limits: boolean; ofOffer?: boolean },
) {
  const { email, ...kept } = await secondFactorOf(db, staffId)
  const attempt = codeAttempt({ email, address })
  if (limits) await requireFreeTry(transaction, attempt, now)
  const totp = ofOffer
    ? openTotp(secrets, { staffId, id: kept.totp_offered_id, sealed: kept.totp_offered })
    : openTotp(secrets, { staffId, id: kept.totp_secret_id, sealed: kept.totp_secret })
  if (!totp) throw new Refusal('stale')
  return { shown: readCode(totp, code, now), attempt }
}

type ProvenCode = { staffId: string; shown: CheckedCode; attempt: Attempt }

export async function confirmSecondFactor(tx: Tx, { staffId, shown, attempt }: ProvenCode) {
  if (!('step' in shown)) throw new Refusal('wrong_code')
  if (!(await takeOffer(tx, staffId, shown))) throw new Refusal('stale')
  await forgiveSignInAttempt(tx, attempt)
  return replaceRecoveryCodes(tx, staffId)
}

export async function renewRecoveryCodes(tx: Tx, proven: ProvenCode) {
  await spendProvenCode(tx, proven)
  return replaceRecoveryCodes(tx, proven.staffId)
}

export async function removeSecondFactor(tx: Tx, proven: ProvenCode) {
  await spendProvenCode(tx, proven)
  await clearSecondFactor(tx, proven.staffId)
}

async function spendProvenCode(tx: Tx, { staffId, shown, attempt }: ProvenCode) {
  await spendCode(tx, staffId, shown)
  await forgiveSignInAttempt(tx, attempt)
}

async function replaceRecoveryCodes(tx: Tx, staffId: string) {
  const { texts, hashes } = createRecoveryCodes()
  await saveRecoveryCodes(tx, staffId, hashes)
  return { recovery_codes: texts }
}

export async function secondFactorState(db: Db, { id, secondFactor }: Staff) {
  const { totp_secret, codes_left } = await secondFactorOf(db, id)
  return {
    is_on: totp_secret !== null,
    is_required: secondFactor.isRequired,
    by_sso: totp_secret === null && secondFactor.isOn,
    recovery_codes_left: codes_left,
  }
}
