import { sql, type Updateable } from 'kysely'
import type * as z from 'zod/mini'
import type { StaffRole } from '#contract/people.ts'
import type { TeamMember, team } from '#contract/staff-team.ts'
import type { Staff } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, pageOf } from '#server/platform/list-queries.ts'
import type { SealedTotp } from './sealed-totp.ts'

export async function staffCredentialsOf(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'blocked_at', 'totp_secret', 'totp_secret_id', 'sso_issuer'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

type NewSession = {
  staffId: string
  passwordHash: string
  tokenHash: Buffer
  device: string | null
  hasSecondFactor: boolean
  idToken: string | null
  providerSecondFactor: boolean
  now: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** False if the person was blocked or changed the password meanwhile. */
export async function insertStaffSession(tx: Tx, session: NewSession) {
  const { staffId, passwordHash, tokenHash, device, hasSecondFactor, now, expiresAt } = session
  const { numAffectedRows } = await sql`
    insert into staff_session
      (token_hash, staff_id, device, has_second_factor, id_token, provider_second_factor, created_at, expires_at)
    select ${tokenHash}::bytea, id, ${device}::text, ${hasSecondFactor}::boolean, ${session.idToken}::text,
      ${session.providerSecondFactor}::boolean, ${now}::timestamptz, ${expiresAt}::timestamptz
    from staff where id = ${staffId} and blocked_at is null and password_hash = ${passwordHash}
    for share`.execute(tx)
  return numAffectedRows === 1n
}

type SessionUse = { sessionHash: Buffer; staffPasswords: boolean }

/** Where passwords are closed, sessions that were opened with one before are closed too. */
export async function staffSessionOwner(db: Db, { sessionHash, staffPasswords }: SessionUse) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .innerJoin('setting', (on) => on.onTrue())
    .select(['staff.id', 'staff.role', 'staff_session.expires_at'])
    .select(
      sql<boolean>`staff.totp_secret is not null or staff_session.provider_second_factor`.as(
        'has_second_factor',
      ),
    )
    .select(sql<boolean>`staff.role = any (setting.second_factor_roles)`.as('requires_second_factor'))
    .where('staff_session.token_hash', '=', sessionHash)
    .where('staff.blocked_at', 'is', null)
    .$if(!staffPasswords, (found) => found.where('staff_session.id_token', 'is not', null))
    .executeTakeFirst()
}

export async function staffById(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['name', 'email', 'role', 'shortcuts', 'sso_issuer'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
}

export async function saveShortcuts(tx: Tx, staffId: string, shortcuts: boolean) {
  await tx.updateTable('staff').set({ shortcuts }).where('id', '=', staffId).execute()
}

export async function staffSessionsOf(db: Db, staffId: string, now: Temporal.Instant) {
  return db
    .selectFrom('staff_session')
    .select(['id', 'token_hash', 'device', 'has_second_factor', 'created_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteStaffSession(tx: Tx, tokenHash: Buffer) {
  await tx.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}

/** The owner is checked too, so that nobody ends another's session. */
export async function deleteStaffSessionWithId(tx: Tx, staffId: string, id: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_session')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deleteStaffSessionsOf(
  tx: Tx,
  { staffId, except }: { staffId: string; except?: Buffer },
) {
  const sessions = tx.deleteFrom('staff_session').where('staff_id', '=', staffId)
  const { numDeletedRows } = await (except
    ? sessions.where('token_hash', '!=', except)
    : sessions
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteStaffSessionsExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
}

export async function secondFactorOf(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['email', 'totp_secret', 'totp_secret_id', 'totp_offered', 'totp_offered_id'])
    .select(
      sql<number>`(select count(*) from staff_recovery_code where staff_id = staff.id)`.as('codes_left'),
    )
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
}

/**
 * Undefined unless the person has a second factor (`isReplacing`) or has none. Changing that ends every
 * offer.
 */
export async function saveOffer(
  tx: Tx,
  staffId: string,
  { id, sealed }: SealedTotp,
  { isReplacing }: { isReplacing: boolean },
) {
  return tx
    .updateTable('staff')
    .set({ totp_offered: sealed, totp_offered_id: id })
    .where('id', '=', staffId)
    .where('totp_secret', isReplacing ? 'is not' : 'is', null)
    .returning('email')
    .executeTakeFirst()
}

export type TotpStep = { readonly secretId: string; readonly step: number }

export async function takeOffer(tx: Tx, staffId: string, { secretId, step }: TotpStep) {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set((staff) => ({
      totp_secret: staff.ref('totp_offered'),
      totp_secret_id: secretId,
      totp_offered: null,
      totp_offered_id: null,
      totp_used_step: step,
    }))
    .where('id', '=', staffId)
    .where('totp_offered_id', '=', secretId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False if the code was used before, or the secret was replaced. */
export async function spendTotpStep(tx: Tx, staffId: string, { secretId, step }: TotpStep) {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totp_used_step: step })
    .where('id', '=', staffId)
    .where('totp_secret_id', '=', secretId)
    .where(sql<boolean>`coalesce(totp_used_step, 0) < ${step}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function takeRecoveryCode(tx: Tx, staffId: string, codeHash: Buffer) {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function saveRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]) {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute()
}

export async function clearSecondFactor(tx: Tx, staffId: string) {
  await tx
    .updateTable('staff')
    .set({
      totp_secret: null,
      totp_secret_id: null,
      totp_offered: null,
      totp_offered_id: null,
      totp_used_step: null,
    })
    .where('id', '=', staffId)
    .execute()
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
}

export async function passwordOf(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['name', 'email', 'password_hash', 'sso_issuer'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
}

export async function saveStaffPassword(tx: Tx, staffId: string, passwordHash: string) {
  return tx
    .updateTable('staff')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .returning('email')
    .executeTakeFirstOrThrow()
}

/** Whoever was blocked is nobody's to write to. */
export async function staffWithEmail(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'sso_issuer'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

export async function staffToMail(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['name', 'email', 'sso_issuer'])
    .where('id', '=', staffId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

export type TeamFilters = z.output<(typeof team)['query']>

export async function teamPage(
  db: Db,
  { q, role, state, sort = 'name', direction, page }: TeamFilters,
  now: Temporal.Instant,
) {
  const people = db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'blocked_at', 'created_at', 'version', 'sso_issuer'])
    .select(sql<boolean>`totp_secret is not null`.as('has_second_factor'))
    .select((staff) =>
      staff
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('staff_session.created_at').as('at'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .as('last_session_at'),
    )
    .select(
      sql<number>`(select count(*) from staff_trusted_computer where staff_id = staff.id and expires_at > ${now})`.as(
        'trusted_computers',
      ),
    )
    .select(
      sql<TeamMember['member']>`(select json_build_object('id', id, 'name', name, 'email', email)
        from member where member.id = staff.member_id)`.as('member'),
    )
    .$if(q !== undefined && q !== '', (found) =>
      found.where(sql<boolean>`strpos(searchable(name || ' ' || email), searchable(${q}::text)) > 0`),
    )
    .$if(role !== undefined, (found) => found.where('role', '=', role as StaffRole))
    .$if(state === 'active', (found) => found.where('blocked_at', 'is', null))
    .$if(state === 'blocked', (found) => found.where('blocked_at', 'is not', null))
    .orderBy(sort === 'name' ? sql`searchable(name)` : 'created_at', inOrder(direction))
    .orderBy('id')
  return pageOf(db, people, page)
}

type NewStaff = { name: string; email: string; role: StaffRole; passwordHash: string }

export async function insertStaff(tx: Tx, { name, email, role, passwordHash }: NewStaff) {
  return tx
    .insertInto('staff')
    .values({ name, email, role, password_hash: passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()
}

export async function lockStaff(tx: Tx, staffId: string) {
  return tx
    .selectFrom('staff')
    .select(['name', 'role', 'member_id', 'blocked_at', 'version', 'sso_issuer'])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveStaff(tx: Tx, staffId: string, change: Updateable<Staff>) {
  const { version } = await tx
    .updateTable('staff')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', staffId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function memberIdOf(db: Db, email: string) {
  return db
    .selectFrom('member')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}
