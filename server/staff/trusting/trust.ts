import type { TrustedComputer } from '#contract/staff-account.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deviceName } from '#server/sessions/device-name.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import { staffCredentialsOf } from '#server/staff/queries.ts'
import { deleteTrust, deleteTrustOf, insertTrust, isTrusted, trustedComputersOf } from './queries.ts'

const daysTrusted = 30

type NewTrust = { staffId: string; userAgent: string; now: Temporal.Instant }

export async function trustComputer(tx: Tx, { staffId, userAgent, now }: NewTrust): Promise<string> {
  const token = createToken()
  const expiresAt = now.add({ hours: 24 * daysTrusted })
  await insertTrust(tx, { staffId, tokenHash: token.hash, device: deviceName(userAgent), now, expiresAt })
  return token.text
}

type TrustClaim = { staffId: string; computerToken: string | undefined; now: Temporal.Instant }

export async function requireTrust(db: Db, { staffId, computerToken, now }: TrustClaim) {
  const isKnown =
    computerToken !== undefined &&
    (await isTrusted(db, { staffId, tokenHash: hashToken(computerToken), now }))
  if (!isKnown) throw new Refusal('second_factor_needed')
}

type ComputerClaim = { email: string; computerToken: string | undefined; now: Temporal.Instant }

/** Its attempts are counted apart, so that strangers who fail on purpose do not lock its owner out. */
export async function trustedComputer(db: Db, { email, computerToken, now }: ComputerClaim) {
  const account = computerToken && (await staffCredentialsOf(db, email))
  if (!account) return undefined
  const tokenHash = hashToken(computerToken)
  return (await isTrusted(db, { staffId: account.id, tokenHash, now })) ? tokenHash : undefined
}

export async function listTrusted(
  db: Db,
  staffId: string,
  now: Temporal.Instant,
): Promise<TrustedComputer[]> {
  const computers = await trustedComputersOf(db, staffId, now)
  return computers.map(({ created_at, expires_at, ...computer }) => ({
    ...computer,
    since: created_at.toString(),
    expires_at: expires_at.toString(),
  }))
}

export async function endTrust(tx: Tx, { staffId, id }: { staffId: string; id: string }) {
  const ended = await deleteTrust(tx, staffId, id)
  if (!ended) throw new Refusal('not_found')
  return { subjectId: staffId, before: { trusted: ended.device } }
}

export async function endTrustOf(tx: Tx, staffId: string) {
  const count = await deleteTrustOf(tx, staffId)
  if (count === 0) throw new Refusal('not_found')
  return { subjectId: staffId, before: { trusted_computers: count } }
}
