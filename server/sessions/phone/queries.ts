import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export async function phoneOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('proved_phone', (join) =>
      join.onRef('proved_phone.member_id', '=', 'member.id').onRef('proved_phone.phone', '=', 'member.phone'),
    )
    .select(['member.phone', 'proved_phone.proved_at', 'proved_phone.notices_since'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

type NewCode = { memberId: string; id: string; phone: string; expiresAt: Temporal.Instant }

/** The last one asked for counts. */
export async function saveCode(tx: Tx, { memberId, id, phone, expiresAt }: NewCode) {
  const code = { id, phone, expires_at: expiresAt, tries: 0 }
  await tx
    .insertInto('phone_code')
    .values({ member_id: memberId, ...code })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(code))
    .execute()
}

/** Undefined if it expired, another was asked for, or the phone is another one by now. */
export async function codeToSend(db: Db, { memberId, id }: { memberId: string; id: string }) {
  return openCodes(db, memberId)
    .select(['phone_code.expires_at', 'member.language'])
    .where('phone_code.id', '=', id)
    .executeTakeFirst()
}

function openCodes(db: Db, memberId: string) {
  return db
    .selectFrom('phone_code')
    .innerJoin('member', (join) =>
      join.onRef('member.id', '=', 'phone_code.member_id').onRef('member.phone', '=', 'phone_code.phone'),
    )
    .select(['phone_code.id', 'phone_code.phone'])
    .where('phone_code.member_id', '=', memberId)
}

type Try = { memberId: string; most: number; now: Temporal.Instant }

/** Counts before the code is compared: of many at the same time no more than `most` are compared. */
export async function countTry(tx: Tx, { memberId, most, now }: Try) {
  const { rows } = await sql<{ id: string; phone: string }>`
    update phone_code as code set tries = tries + 1 from member
    where code.member_id = ${memberId} and member.id = code.member_id and member.phone = code.phone
    and code.expires_at > ${now} and tries < ${most}
    returning code.id, code.phone`.execute(tx)
  return rows[0]
}

/** False if it was used meanwhile, or another was asked for. */
export async function takeCode(tx: Tx, { memberId, id }: { memberId: string; id: string }) {
  return isFound(
    tx.deleteFrom('phone_code').where('member_id', '=', memberId).where('id', '=', id).returning('id'),
  )
}

export async function saveProvedPhone(tx: Tx, memberId: string, phone: string, now: Temporal.Instant) {
  const proved = { phone, proved_at: now, notices_since: now }
  await tx
    .insertInto('proved_phone')
    .values({ member_id: memberId, ...proved })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(proved))
    .execute()
}

/** False if the phone is not proved. */
export async function setNotices(tx: Tx, memberId: string, since: Temporal.Instant | null) {
  return isFound(
    tx
      .updateTable('proved_phone')
      .set({ notices_since: since === null ? null : sql`coalesce(notices_since, ${since}::timestamptz)` })
      .where('member_id', '=', memberId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('member')
            .select('id')
            .where('id', '=', memberId)
            .whereRef('member.phone', '=', 'proved_phone.phone'),
        ),
      )
      .returning('member_id'),
  )
}

/** A blocked member could not sign in with a new password either. */
export async function recoverableByPhone(db: Db, email: string) {
  return db
    .selectFrom('member')
    .innerJoin('proved_phone', (join) =>
      join.onRef('proved_phone.member_id', '=', 'member.id').onRef('proved_phone.phone', '=', 'member.phone'),
    )
    .select(['member.id', 'member.language', 'proved_phone.phone'])
    .where(sql`lower(member.email)`, '=', email.toLowerCase())
    .where('member.level', '>', 1)
    .executeTakeFirst()
}

export async function markByPhone(tx: Tx, tokenHash: Buffer) {
  await tx.updateTable('password_reset').set({ by_phone: true }).where('token_hash', '=', tokenHash).execute()
}

export async function isByPhone(db: Db, tokenHash: Buffer) {
  return isFound(
    db
      .selectFrom('password_reset')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .where('by_phone', '=', true),
  )
}

export async function deleteProvedPhone(tx: Tx, memberId: string) {
  await tx.deleteFrom('proved_phone').where('member_id', '=', memberId).execute()
}

export async function deleteCodesExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('phone_code').where('expires_at', '<=', now).execute()
}

export async function phoneDataOf(db: Db, memberId: string) {
  const [proved, codes] = [
    await db
      .selectFrom('proved_phone')
      .select(['phone', 'proved_at', 'notices_since'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
    await db
      .selectFrom('phone_code')
      .select(['phone', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
  ]
  return { proved: proved ?? null, codes }
}
