import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export async function isEmailTaken(db: Db, email: string) {
  return isFound(db.selectFrom('member').select('id').where(sql`lower(email)`, '=', email.toLowerCase()))
}

type AskedEmail = { memberId: string; email: string; askedAt: Temporal.Instant; expiresAt: Temporal.Instant }

export async function saveEmailChange(tx: Tx, { memberId, email, askedAt, expiresAt }: AskedEmail) {
  const asked = { email, token_hash: null, asked_at: askedAt, expires_at: expiresAt }
  await tx
    .insertInto('email_change')
    .values({ member_id: memberId, ...asked })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(asked))
    .execute()
}

export async function emailChangeOf(db: Db, memberId: string, now: Temporal.Instant) {
  return db
    .selectFrom('email_change')
    .select(['email', 'asked_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function unconfirmedEmailOf(db: Db, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return member?.email
}

type AskedLink = { memberId: string; tokenHash: Buffer; askedAt: Temporal.Instant; now: Temporal.Instant }

/** Undefined if it was confirmed, given up or asked for anew meanwhile. */
export async function saveEmailToken(tx: Tx, { memberId, tokenHash, askedAt, now }: AskedLink) {
  return tx
    .updateTable('email_change')
    .from('member')
    .set({ token_hash: tokenHash })
    .whereRef('member.id', '=', 'email_change.member_id')
    .where('email_change.member_id', '=', memberId)
    .where('email_change.asked_at', '=', askedAt)
    .where('email_change.expires_at', '>', now)
    .returning(['email_change.email', 'member.name', 'member.language'])
    .executeTakeFirst()
}

export async function ownerOfEmailToken(db: Db, tokenHash: Buffer) {
  const owner = await db
    .selectFrom('email_change')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return owner?.member_id
}

/** Undefined if the member was blocked or erased. Whoever voids the change locks the member first, too. */
export async function lockOpenMember(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .where('level', '>', 1)
    .forUpdate()
    .executeTakeFirst()
}

type EmailToken = { memberId: string; tokenHash: Buffer; now: Temporal.Instant }

export async function takeEmailChange(tx: Tx, { memberId, tokenHash, now }: EmailToken) {
  return tx
    .deleteFrom('email_change')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
}

type ConfirmedEmail = { memberId: string; email: string; now: Temporal.Instant }

export async function saveEmail(tx: Tx, { memberId, email, now }: ConfirmedEmail) {
  await tx.updateTable('member').set({ email, email_confirmed_at: now }).where('id', '=', memberId).execute()
}

export async function deleteEmailChangeOf(tx: Tx, memberId: string) {
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).execute()
}

export async function deleteEmailChangesExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('email_change').where('expires_at', '<=', now).execute()
}
