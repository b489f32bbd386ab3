import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'

/** Processes that start or rotate together take turns. */
export async function waitForOtherKeepers(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtext('secret keys'))`.execute(tx)
}

/** Newest first. */
export async function keysInUse(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('secret_key').select('id').orderBy('turn', 'desc').execute()
  return rows.map(({ id }) => id)
}

/** The same; a rotation gives none of them up before this transaction ends. */
export async function holdKeysInUse(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('secret_key')
    .select(['id', 'turn'])
    .orderBy('turn', 'desc')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

export async function addKeyInUse(tx: Tx, id: string) {
  await tx.insertInto('secret_key').values({ id }).execute()
}

/** Waits for everybody who holds one of them. */
export async function lockOtherKeys(tx: Tx, id: string) {
  await tx.selectFrom('secret_key').select('id').where('id', '!=', id).orderBy('turn').forUpdate().execute()
}

export async function deleteOtherKeys(tx: Tx, id: string) {
  await tx.deleteFrom('secret_key').where('id', '!=', id).execute()
}

export type ColumnOfSecrets = {
  readonly kind: string
  readonly table: keyof DB & string
  readonly column: string
  readonly identity: readonly string[]
}

type FoundSecret = { at: string; identity: string[]; value: Buffer }

export async function plainSecrets(tx: Tx, { kind, table, identity }: ColumnOfSecrets, most: number) {
  const { rows } = await sql<FoundSecret>`
    select unsealed.row_id as at, ${identityOf(identity)} as identity, unsealed.plain as value
    from unsealed join ${sql.table(table)} as kept on kept.id = unsealed.row_id
    where unsealed.kind = ${kind} limit ${most}`.execute(tx)
  return rows
}

export async function fillSecrets(
  tx: Tx,
  { kind, table, column }: ColumnOfSecrets,
  secrets: readonly { at: string; sealed: Buffer }[],
) {
  const ids = secrets.map(({ at }) => at)
  await sql`
    update ${sql.table(table)} as kept set ${sql.ref(column)} = filled.sealed
    from unnest(${ids}::uuid[], ${secrets.map(({ sealed }) => sealed)}::bytea[]) as filled (id, sealed)
    where kept.id = filled.id`.execute(tx)
  await deletePlain(tx, kind, ids)
}

async function deletePlain(tx: Tx, kind: string, ids: readonly string[]) {
  await tx
    .deleteFrom('unsealed')
    .where('kind', '=', kind)
    .where(sql<boolean>`row_id = any(${ids}::uuid[])`)
    .execute()
}

/** What is left has lost its owner. Rows that are only deleted stay in the file. */
export async function emptyUnsealed(tx: Tx) {
  const { rows } = await sql<{ bytes: number }>`select pg_relation_size('unsealed') as bytes`.execute(tx)
  if (rows[0]?.bytes) await sql`truncate unsealed`.execute(tx)
}

/** `at` is where the row lies now, which is the quickest way back to it. */
export async function secretsOfOtherKeys(
  tx: Tx,
  { table, column, identity }: ColumnOfSecrets,
  { keyId, most }: { keyId: string; most: number },
) {
  const { rows } = await sql<FoundSecret>`
    select kept.ctid::text as at, ${identityOf(identity)} as identity, ${sql.ref(column)} as value
    from ${sql.table(table)} as kept
    where substring(${sql.ref(column)} from 2 for 4) <> decode(${keyId}, 'hex') limit ${most}`.execute(tx)
  return rows
}

/** Leaves a row alone that was changed meanwhile. */
export async function replaceSecrets(
  tx: Tx,
  { table, column }: ColumnOfSecrets,
  secrets: readonly { at: string; value: Buffer; sealed: Buffer }[],
) {
  await sql`
    update ${sql.table(table)} as kept set ${sql.ref(column)} = renewed.sealed
    from unnest(
      ${secrets.map(({ at }) => at)}::tid[], ${secrets.map(({ value }) => value)}::bytea[],
      ${secrets.map(({ sealed }) => sealed)}::bytea[]
    ) as renewed (at, value, sealed)
    where kept.ctid = renewed.at and kept.${sql.ref(column)} = renewed.value`.execute(tx)
}

function identityOf(columns: readonly string[]) {
  return sql`array[${sql.join(columns.map((column) => sql`kept.${sql.ref(column)}::text`))}]`
}
