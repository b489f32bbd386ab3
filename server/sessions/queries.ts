import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '#server/platform/db.ts'

export async function credentialsOf(db: Db, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'level', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

type NewSession = {
  memberId: string
  passwordHash: string
  tokenHash: Buffer
  device: string | null
  now: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** False if the member was blocked or erased, or chose another password, since this one was proved. */
export async function insertSession(tx: Tx, session: NewSession) {
  const { memberId, passwordHash, tokenHash, device, now, expiresAt } = session
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('session')
    .columns(['token_hash', 'member_id', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select((columns) => [
          columns.val(tokenHash).as('token_hash'),
          'id',
          sql<string | null>`${device}::text`.as('device'),
          sql<Temporal.Instant>`${now}::timestamptz`.as('created_at'),
          sql<Temporal.Instant>`${now}::timestamptz`.as('last_used_at'),
          sql<Temporal.Instant>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', memberId)
        .where('level', '>', 1)
        .where('password_hash', '=', passwordHash)
        // Serialises with a block or a new password, which end the sessions they see.
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Whose the sessions are, and their hashes in hexadecimal; those that ended too. */
export const sessionOwners = prepared((db, { hashes }: { hashes: readonly Buffer[] }) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.level', 'member.profile_type'])
    .select(['session.last_used_at', 'session.expires_at'])
    .select(sql<string>`encode(session.token_hash, 'hex')`.as('hash'))
    .where(sql<boolean>`session.token_hash = any(${hashes}::bytea[])`),
)

type Use = { now: Temporal.Instant; expiresAt: Temporal.Instant }

export async function extendSession(tx: Tx, tokenHash: Buffer, { now, expiresAt }: Use) {
  await tx
    .updateTable('session')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<', expiresAt)
    .execute()
}

export async function sessionsOf(db: Db, memberId: string, now: Temporal.Instant) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The owner is part of the question: an id of somebody else's session ends nothing. */
export async function deleteSessionWithId(tx: Tx, memberId: string, id: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deleteSession(tx: Tx, tokenHash: Buffer) {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, { memberId, except }: { memberId: string; except?: Buffer }) {
  const sessions = tx.deleteFrom('session').where('member_id', '=', memberId)
  await (except ? sessions.where('token_hash', '!=', except) : sessions).execute()
}

export async function deleteSessionsExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('session').where('expires_at', '<=', now).execute()
}

type AttemptKeys = { account: Buffer; address: Buffer }
type Counting = AttemptKeys & { freeTries: { account: number; address: number }; now: Temporal.Instant }

/**
 * When the next try may come, or null if this one may go on. A try that its account holds back does not count against
 * the network address: whoever hammers on one account would lock out everybody who shares theirs.
 */
export async function countAttempt(tx: Tx, { account, address, freeTries, now }: Counting) {
  const { rows } = await sql<{ until: Temporal.Instant | null }>`
    select coalesce(
      count_sign_in_attempt(${account}, ${freeTries.account}, ${now}),
      count_sign_in_attempt(${address}, ${freeTries.address}, ${now})
    ) as until`.execute(tx)
  return rows[0]?.until ?? null
}

export async function forgiveAttempt(tx: Tx, { account, address }: AttemptKeys) {
  await sql`select forgive_sign_in_attempt(${account}, ${address})`.execute(tx)
}

export async function deleteAttempts(tx: Tx, keys: readonly Buffer[]) {
  await tx.deleteFrom('sign_in_attempt').where('key', 'in', keys).execute()
}

export async function deleteAttemptsBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('sign_in_attempt').where('last_at', '<', time).execute()
}

export async function savePassword(
  tx: Tx,
  { memberId, passwordHash }: { memberId: string; passwordHash: string },
) {
  return tx
    .updateTable('member')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .returning('email')
    .executeTakeFirstOrThrow()
}

/** Whoever is blocked could not sign in with a new password either. */
export async function recoverableMember(db: Db, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'language'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('level', '>', 1)
    .executeTakeFirst()
}

type Recovery = { memberId: string; tokenHash: Buffer; expiresAt: Temporal.Instant }

export async function insertRecovery(tx: Tx, { memberId, tokenHash, expiresAt }: Recovery) {
  await tx
    .insertInto('password_reset')
    .values({ member_id: memberId, token_hash: tokenHash, expires_at: expiresAt })
    .execute()
}

export async function isRecoveryOpen(db: Db, tokenHash: Buffer, now: Temporal.Instant) {
  const found = await db
    .selectFrom('password_reset')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export async function takeRecovery(tx: Tx, tokenHash: Buffer, now: Temporal.Instant) {
  const taken = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return taken?.member_id
}

export async function deleteRecoveriesOf(tx: Tx, memberId: string) {
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute()
}

export async function recoveriesOf(db: Db, memberId: string) {
  return db.selectFrom('password_reset').select('expires_at').where('member_id', '=', memberId).execute()
}

export async function deleteRecoveriesExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
}
