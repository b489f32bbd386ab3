import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { apiKeys } from '#contract/api-keys.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { foundIn, inOrder, pageOf } from '#server/platform/list-queries.ts'

type NewKey = {
  name?: string
  distributorId?: string
  calls: readonly string[]
  callsPerMinute?: number
  expiresAt?: Temporal.Instant | null
  sha256: Buffer
  staffId: string
  now: Temporal.Instant
}

export async function insertKey(tx: Tx, key: NewKey): Promise<string> {
  const { id } = await tx
    .insertInto('api_key')
    .values({
      name: key.name ?? null,
      distributor_id: key.distributorId ?? null,
      calls: [...key.calls],
      ...(key.callsPerMinute !== undefined && { calls_per_minute: key.callsPerMinute }),
      expires_at: key.expiresAt ?? null,
      secret_sha256: key.sha256,
      created_by: key.staffId,
      created_at: key.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function keyWithHash(db: Db, sha256: Buffer) {
  return db
    .selectFrom('api_key')
    .select(['id as keyId', 'calls', 'distributor_id as distributorId'])
    .select(['revoked_at as revokedAt', 'expires_at as expiresAt'])
    .where('secret_sha256', '=', sha256)
    .executeTakeFirst()
}

type KeyUse = { keyId: string; minute: Temporal.Instant; now: Temporal.Instant }

/** False if the minute is full; of calls at the same time each one is counted. */
export async function countUse(db: Db, { keyId, minute, now }: KeyUse): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update api_key set last_used_at = ${now}, minute = ${minute},
      calls_in_minute = case when minute = ${minute} then calls_in_minute else 0 end + 1
    where id = ${keyId} and (minute is distinct from ${minute} or calls_in_minute < calls_per_minute)`.execute(
    db,
  )
  return numAffectedRows > 0n
}

export async function keysOfDistributor(db: Db, distributorId: string) {
  return db
    .selectFrom('api_key')
    .select(['id', 'created_at', 'last_used_at'])
    .where('distributor_id', '=', distributorId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type RevokedKey = { keyId: string; distributorId?: string; now: Temporal.Instant }

export async function setRevoked(tx: Tx, { keyId, distributorId, now }: RevokedKey): Promise<boolean> {
  return isFound(
    tx
      .updateTable('api_key')
      .set({ revoked_at: now })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .$if(distributorId !== undefined, (key) => key.where('distributor_id', '=', distributorId ?? ''))
      .returning('id'),
  )
}

type KeyFilters = z.output<(typeof apiKeys)['query']>

export async function keyPage(db: Db, filters: KeyFilters, now: Temporal.Instant) {
  const { q = '', state, sort = 'created_at', direction = 'descending', page } = filters
  const name = sql<string>`coalesce(api_key.name, distributor.title)`
  const stateNow = sql<'active' | 'expired' | 'revoked'>`case
    when api_key.revoked_at is not null then 'revoked'
    when api_key.expires_at <= ${now} then 'expired' else 'active' end`
  const order = { name, created_at: sql`api_key.created_at`, last_used_at: sql`api_key.last_used_at` }[sort]
  const rows = db
    .selectFrom('api_key')
    .leftJoin('distributor', 'distributor.id', 'api_key.distributor_id')
    .leftJoin('staff', 'staff.id', 'api_key.created_by')
    .select(['api_key.id', 'api_key.calls', 'api_key.calls_per_minute', 'api_key.created_at'])
    .select(['api_key.expires_at', 'api_key.last_used_at', 'staff.name as created_by'])
    .select([name.as('name'), stateNow.as('state')])
    .select(sql<boolean>`api_key.distributor_id is not null`.as('is_distributors'))
    .$if(q !== '', (keys) => keys.where(foundIn(sql`searchable(${name})`, q)))
    .$if(state !== undefined, (keys) => keys.where(sql<boolean>`${stateNow} = ${state ?? ''}`))
    .orderBy(order, (by) => (inOrder(direction) === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
    .orderBy('api_key.id', inOrder(direction))
  return pageOf(db, rows, page)
}
