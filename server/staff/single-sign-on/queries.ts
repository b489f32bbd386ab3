import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

type NewWay = {
  stateHash: Buffer
  browserHash: Buffer
  nonce: string
  codeVerifier: string
  path: string
  expiresAt: Temporal.Instant
  /** Once it is known who comes. */
  staffId?: string
  idToken?: string
}

export async function insertWay(tx: Tx, { stateHash, browserHash, expiresAt, ...way }: NewWay) {
  const { nonce, codeVerifier, path, staffId = null, idToken = null } = way
  await tx
    .insertInto('single_sign_on')
    .values({
      state_hash: stateHash,
      browser_hash: browserHash,
      nonce,
      code_verifier: codeVerifier,
      path,
      expires_at: expiresAt,
      staff_id: staffId,
      id_token: idToken,
    })
    .execute()
}

type Return = { stateHash: Buffer; browserHash: Buffer; now: Temporal.Instant }

/** Of two who come back at the same time one finds nothing. */
export async function takeWay(tx: Tx, { stateHash, browserHash, now }: Return) {
  const way = await tx
    .deleteFrom('single_sign_on')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .where('staff_id', 'is', null)
    .returning(['nonce', 'code_verifier', 'path'])
    .executeTakeFirst()
  return way && { nonce: way.nonce, codeVerifier: way.code_verifier, path: way.path }
}

/** The provider has told who it is, and that they showed no second factor there. */
export async function wayThatAwaitsCode(db: Db, { stateHash, browserHash, now }: Return) {
  const way = await db
    .selectFrom('single_sign_on')
    .select(['nonce', 'code_verifier', 'path', 'staff_id', 'id_token'])
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (way?.staff_id == null || way.id_token === null) return undefined
  const { nonce, code_verifier: codeVerifier, path, staff_id: staffId, id_token: idToken } = way
  return { nonce, codeVerifier, path, staffId, idToken, providerSecondFactor: false }
}

export async function deleteWay(tx: Tx, stateHash: Buffer) {
  await tx.deleteFrom('single_sign_on').where('state_hash', '=', stateHash).execute()
}

export async function deleteWaysExpiredBy(tx: Tx, now: Temporal.Instant) {
  await tx.deleteFrom('single_sign_on').where('expires_at', '<=', now).execute()
}

const facts = ['id', 'name', 'email', 'role', 'blocked_at', 'sso_issuer', 'sso_subject'] as const

export async function lockStaffOfSubject(tx: Tx, issuer: string, subject: string) {
  return tx
    .selectFrom('staff')
    .select(facts)
    .where('sso_issuer', '=', issuer)
    .where('sso_subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockStaffWithEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('staff')
    .select(facts)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst()
}

export async function isEmailFree(tx: Tx, staffId: string, email: string) {
  const taken = await tx
    .selectFrom('staff')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', staffId)
    .executeTakeFirst()
  return taken === undefined
}

export async function signInFactsOf(db: Db, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['email', 'password_hash', 'blocked_at', 'totp_secret', 'totp_secret_id'])
    .where('id', '=', staffId)
    .executeTakeFirst()
}

export async function idTokenOf(db: Db, tokenHash: Buffer) {
  const session = await db
    .selectFrom('staff_session')
    .select('id_token')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session?.id_token ?? undefined
}
