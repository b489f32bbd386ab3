import { sql } from 'kysely'
import { type Db, isFound, listParameter, prepared, type Tx } from '#server/platform/db.ts'

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

/** False if the member was blocked or erased, or changed the password meanwhile. */
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
        // Waits for a block or a new password, which end the sessions they see.
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const sessionOwners = prepared((db, { hashes }: { hashes: readonly Buffer[] }) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.level', 'member.profile_type'])
    .select(['session.last_used_at', 'session.expires_at'])
    .select(sql<string>`encode(session.token_hash, 'hex')`.as('hash'))
    .where(sql<boolean>`session.token_hash = any(${listParameter(hashes, 'bytea')})`),
)

type SessionUse = { now: Temporal.Instant; expiresAt: Temporal.Instant }

export async function extendSession(tx: Tx, tokenHash: Buffer, { now, expiresAt }: SessionUse) {
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

/** The owner is checked too, so that nobody ends another's session. */
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

type AttemptKeys = { account: Buffer; network: Buffer | null }
type AttemptLimit = { free: number; hours: number }
export type AttemptLimits = { account: AttemptLimit; network: AttemptLimit }
type AttemptCount = { keys: AttemptKeys; limits: AttemptLimits; now: Temporal.Instant }

/**
 * Returns when the next attempt is allowed. An attempt that the account blocks does not count against the
 * network, or one attacker would lock out everybody who shares it.
 */
export async function countAttempt(tx: Tx, { keys, limits, now }: AttemptCount) {
  const { account, network } = limits
  const { rows } = await sql<{ until: Temporal.Instant | null }>`
    select coalesce(
      count_sign_in_attempt(${keys.account}, ${account.free}, make_interval(hours => ${account.hours}), ${now}),
      count_sign_in_attempt(${keys.network}, ${network.free}, make_interval(hours => ${network.hours}), ${now})
    ) as until`.execute(tx)
  return rows[0]?.until ?? null
}

export async function forgiveAttempt(tx: Tx, { account, network }: AttemptKeys) {
  await sql`select forgive_sign_in_attempt(${account}, ${network})`.execute(tx)
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

export async function contactOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['name', 'email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

export async function passwordOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['email', 'password_hash'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

export async function guessableOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['name', 'profile_name', 'email', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

export async function sessionProof(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('session')
    .select(['created_at', 'proved_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

type ProvenSession = { id: string; sessionHash: Buffer; passwordHash: string; now: Temporal.Instant }

/** False if the session ended or the password was changed meanwhile. */
export async function saveProof(tx: Tx, { id, sessionHash, passwordHash, now }: ProvenSession) {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ proved_at: now })
    .where('token_hash', '=', sessionHash)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member')
          .select('id')
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .forShare(),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function saveEmailProof(tx: Tx, memberId: string, now: Temporal.Instant) {
  await tx.updateTable('member').set({ email_confirmed_at: now }).where('id', '=', memberId).execute()
}

/** A blocked member could not sign in with a new password either. */
export async function recoverableMember(db: Db, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'language'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('level', '>', 1)
    .executeTakeFirst()
}

/** Members and staff choose a new password with a link, and each have a table for it. */
export type LinkOwners = keyof typeof linkTables

const linkTables = {
  members: { links: sql.table('password_reset'), owner: sql.ref('member_id') },
  staff: { links: sql.table('staff_password_link'), owner: sql.ref('staff_id') },
}

type NewLink = { ownerId: string; tokenHash: Buffer; expiresAt: Temporal.Instant }

export async function insertLink(tx: Tx, owners: LinkOwners, { ownerId, tokenHash, expiresAt }: NewLink) {
  const { links, owner } = linkTables[owners]
  await sql`
    insert into ${links} (${owner}, token_hash, expires_at)
    values (${ownerId}, ${tokenHash}, ${expiresAt})`.execute(tx)
}

type OpenLink = { tokenHash: Buffer; now: Temporal.Instant }

export async function openLinkOwner(db: Db, owners: LinkOwners, { tokenHash, now }: OpenLink) {
  const { links, owner } = linkTables[owners]
  const { rows } = await sql<{ ownerId: string }>`
    select ${owner} as "ownerId" from ${links}
    where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db)
  return rows[0]?.ownerId
}

export async function takeLink(tx: Tx, owners: LinkOwners, { tokenHash, now }: OpenLink) {
  const { links, owner } = linkTables[owners]
  const { rows } = await sql<{ ownerId: string }>`
    delete from ${links} where token_hash = ${tokenHash} and expires_at > ${now}
    returning ${owner} as "ownerId"`.execute(tx)
  return rows[0]?.ownerId
}

export async function deleteLinksOf(tx: Tx, owners: LinkOwners, ownerId: string) {
  const { links, owner } = linkTables[owners]
  await sql`delete from ${links} where ${owner} = ${ownerId}`.execute(tx)
}

export async function deleteLinksExpiredBy(tx: Tx, now: Temporal.Instant) {
  for (const { links } of Object.values(linkTables))
    await sql`delete from ${links} where expires_at <= ${now}`.execute(tx)
}

export async function memberLinksOf(db: Db, memberId: string) {
  return db.selectFrom('password_reset').select('expires_at').where('member_id', '=', memberId).execute()
}

export async function invitedMember(db: Db, memberId: string, now: Temporal.Instant) {
  return db
    .selectFrom('member')
    .leftJoin('coin_account', 'coin_account.member_id', 'member.id')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.id')
    .select(['member.name', 'member.email', 'member.language', 'promoter_code.code'])
    .select(sql<number>`coalesce(spendable_coins(coin_account, ${now}::timestamptz), 0)`.as('coins'))
    .where('member.id', '=', memberId)
    .where('member.invited_at', 'is not', null)
    .where('member.level', '>', 1)
    .executeTakeFirst()
}

export async function isInvited(db: Db, memberId: string) {
  return isFound(
    db.selectFrom('member').select('id').where('id', '=', memberId).where('invited_at', 'is not', null),
  )
}

/** False if they have accepted before, or were blocked. */
export async function acceptInvited(
  tx: Tx,
  { memberId, passwordHash }: { memberId: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ password_hash: passwordHash, invited_at: null })
    .where('id', '=', memberId)
    .where('invited_at', 'is not', null)
    .where('level', '>', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
