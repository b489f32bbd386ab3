import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export async function staffCredentialsOf(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'blocked_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

type NewSession = { staffId: string; tokenHash: Buffer; now: Temporal.Instant; expiresAt: Temporal.Instant }

export async function insertStaffSession(tx: Tx, { staffId, tokenHash, now, expiresAt }: NewSession) {
  await tx
    .insertInto('staff_session')
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, expires_at: expiresAt })
    .execute()
}

export async function staffSessionOwner(db: Db, tokenHash: Buffer, now: Temporal.Instant) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.role'])
    .where('staff_session.token_hash', '=', tokenHash)
    .where('staff_session.expires_at', '>', now)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst()
}

export async function staffById(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['name', 'email', 'role'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
}

export async function deleteStaffSession(tx: Tx, tokenHash: Buffer) {
  await tx.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteStaffSessionsExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
}
