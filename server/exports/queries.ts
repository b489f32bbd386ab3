import { sql } from 'kysely'
import type pg from 'pg'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import type { ExportKind } from '#contract/exports.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

type Begun = { kind: ExportKind; day: Temporal.PlainDate; fileKey: string; now: Temporal.Instant }

/**
 * Waits for who is being erased: their transaction has the lock of its delete. Whoever is erased after this one
 * commits finds the row and takes it away.
 */
export async function beginExport(tx: Tx, { kind, day, fileKey, now }: Begun): Promise<string> {
  await sql`lock table export_file in share row exclusive mode`.execute(tx)
  const { id } = await tx
    .insertInto('export_file')
    .values({ kind, day, file_key: fileKey, begun_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False if it was taken away meanwhile. */
export function finishExport(
  tx: Tx,
  { id, bytes, now }: { id: string; bytes: number; now: Temporal.Instant },
) {
  return isFound(
    tx.updateTable('export_file').set({ made_at: now, bytes }).where('id', '=', id).returning('id'),
  )
}

export function isMade(db: Db, { kind, day }: Pick<Begun, 'kind' | 'day'>): Promise<boolean> {
  return isFound(
    db
      .selectFrom('export_file')
      .select('id')
      .where('kind', '=', kind)
      .where('day', '=', day)
      .where('made_at', 'is not', null),
  )
}

/** And those whose making ended half-way. */
export async function forgetBegunBefore(tx: Tx, before: Temporal.Instant): Promise<string[]> {
  const gone = await tx
    .deleteFrom('export_file')
    .where((is) => is.or([is('begun_at', '<', before), is('made_at', 'is', null)]))
    .returning('file_key')
    .execute()
  return gone.map(({ file_key }) => file_key)
}

export async function forgetPersonal(tx: Tx): Promise<string[]> {
  const gone = await tx
    .deleteFrom('export_file')
    .where('kind', '=', 'personal')
    .returning('file_key')
    .execute()
  return gone.map(({ file_key }) => file_key)
}

export async function keptExports(db: Db, kinds: readonly ExportKind[]) {
  return db
    .selectFrom('export_file')
    .select(['id', 'kind', 'file_key', 'day'])
    .select((is) => [is.ref('made_at').$notNull().as('made_at'), is.ref('bytes').$notNull().as('bytes')])
    .where('kind', 'in', kinds)
    .where('made_at', 'is not', null)
    .orderBy('made_at', 'desc')
    .orderBy('kind')
    .execute()
}

export async function exportFilesInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('export_file')
    .select('file_key')
    .where('file_key', 'in', [...keys, ''])
    .execute()
  return found.map(({ file_key }) => file_key)
}

/** All tables as they are at one moment. The key is nowhere but in this connection. */
export async function beginReading(client: pg.Client, pseudonymKey: string) {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'`)
  await client.query(`select set_config('petisco.export_key', $1, false)`, [pseudonymKey])
  await client.query('begin isolation level repeatable read read only')
}

type Table = { name: string; asIs: readonly string[]; asPseudonym: readonly string[] }

export function readTable(client: pg.Client, { name, asIs, asPseudonym }: Table): CopyToStreamQuery {
  const columns = [
    ...asPseudonym.map(
      (column) =>
        `left(encode(sha256(convert_to(current_setting('petisco.export_key') || "${column}"::text, 'UTF8')), 'hex'), 24) as "${column}"`,
    ),
    ...asIs.map((column) => `"${column}"`),
  ]
  return client.query(
    copyTo(`copy (select ${columns.join(', ')} from "${name}") to stdout (format csv, header)`),
  )
}
