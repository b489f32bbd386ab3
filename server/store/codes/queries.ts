import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

/** By what another system calls it, or by its Portuguese name. */
export async function prizesCalled(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ name: string; id: string; title: string }>`
    select distinct on (name) name, id, titles ->> 'pt-BR' as title
    from unnest(${names}::text[]) as name
    join prize on external_id = name or lower(titles ->> 'pt-BR') = lower(name)
    order by name, (external_id = name) is true desc, withdrawn_at nulls first, id`.execute(db)
  return rows
}

export type SealedCode = { id: string; prizeId: string; keyId: string; sealed: Buffer; hash: Buffer }

/** Hashes are written in hexadecimal. */
export async function knownCodes(db: Db, hashes: readonly string[]) {
  const { rows } = await sql<{ prizeId: string; hash: string }>`
    select prize_id as "prizeId", encode(hash, 'hex') as hash from prize_code
    where hash = any(array(select decode(hex, 'hex') from unnest(${hashes}::text[]) as hex))`.execute(db)
  return rows
}

/** Those of the prizes whose stock is codes. Nobody redeems them or changes their kind meanwhile. */
export async function lockDigital(tx: Tx, prizeIds: readonly string[]) {
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from prize where id = any(${prizeIds}::uuid[]) order by id for no key update`.execute(tx)
  return rows.filter(({ kind }) => kind === 'digital').map(({ id }) => id)
}

type NewCodes = { codes: readonly SealedCode[]; importId: string | null; now: Temporal.Instant }

export async function insertCodes(tx: Tx, { codes, importId, now }: NewCodes) {
  await sql`
    insert into prize_code (id, prize_id, key_id, sealed, hash, import_id, added_at)
    select id, prize_id, key_id, sealed, hash, ${importId}::uuid, ${now}::timestamptz
    from unnest(
      ${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ prizeId }) => prizeId)}::uuid[],
      ${codes.map(({ keyId }) => keyId)}::text[], ${codes.map(({ sealed }) => sealed)}::bytea[],
      ${codes.map(({ hash }) => hash)}::bytea[]
    ) as added (id, prize_id, key_id, sealed, hash)`.execute(tx)
}

export async function codesOfOtherKeys(tx: Tx, keyId: string, most: number) {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed from prize_code where key_id <> ${keyId} limit ${most} for update`.execute(tx)
  return rows
}

export async function replaceCodes(tx: Tx, codes: readonly Omit<SealedCode, 'prizeId'>[]) {
  await sql`
    update prize_code set key_id = renewed.key_id, sealed = renewed.sealed, hash = renewed.hash
    from unnest(
      ${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ keyId }) => keyId)}::text[],
      ${codes.map(({ sealed }) => sealed)}::bytea[], ${codes.map(({ hash }) => hash)}::bytea[]
    ) as renewed (id, key_id, sealed, hash)
    where prize_code.id = renewed.id`.execute(tx)
}

export async function handedCode(db: Db, redemptionId: string) {
  return db
    .selectFrom('prize_code')
    .select(['id', 'sealed'])
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst()
}

/** False if it was seen before. */
export async function noteUncovered(tx: Tx, redemptionId: string, now: Temporal.Instant) {
  return isFound(
    tx
      .updateTable('prize_code')
      .set({ uncovered_at: now })
      .where('redemption_id', '=', redemptionId)
      .where('uncovered_at', 'is', null)
      .returning('id'),
  )
}

/** A code that nobody saw can be handed to somebody else. */
export async function releaseCode(tx: Tx, redemptionId: string) {
  return isFound(
    tx
      .updateTable('prize_code')
      .set({ redemption_id: null })
      .where('redemption_id', '=', redemptionId)
      .where('uncovered_at', 'is', null)
      .returning('id'),
  )
}
