import { type Db, isFound, type Tx } from '#server/platform/db.ts'

type NewTrust = {
  staffId: string
  tokenHash: Buffer
  device: string | null
  now: Temporal.Instant
  expiresAt: Temporal.Instant
}

export async function insertTrust(tx: Tx, { staffId, tokenHash, device, now, expiresAt }: NewTrust) {
  await tx
    .insertInto('staff_trusted_computer')
    .values({ token_hash: tokenHash, staff_id: staffId, device, created_at: now, expires_at: expiresAt })
    .execute()
}

type TrustClaim = { staffId: string; tokenHash: Buffer; now: Temporal.Instant }

/** The owner is checked too: a token works for one person only. */
export async function isTrusted(db: Db, { staffId, tokenHash, now }: TrustClaim) {
  return isFound(
    db
      .selectFrom('staff_trusted_computer')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('staff_id', '=', staffId)
      .where('expires_at', '>', now),
  )
}

export async function trustedComputersOf(db: Db, staffId: string, now: Temporal.Instant) {
  return db
    .selectFrom('staff_trusted_computer')
    .select(['id', 'device', 'created_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteTrust(tx: Tx, staffId: string, id: string) {
  return tx
    .deleteFrom('staff_trusted_computer')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('device')
    .executeTakeFirst()
}

export async function deleteTrustOf(tx: Tx, staffId: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_trusted_computer')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteTrustExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('staff_trusted_computer').where('expires_at', '<=', now).execute()
}
