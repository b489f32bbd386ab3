import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ImportKind, importRows, officeImports } from '#contract/imports.ts'
import type { Texts } from '#contract/languages.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder } from '#server/platform/list-queries.ts'
import type { Outcome } from './outcome.ts'

/** What fails in it leaves nothing behind, and the transaction goes on. */
export async function atSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint line`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint line`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint line`.execute(tx)
    throw error
  }
}

type NewImport = {
  kind: ImportKind
  fileName: string
  fileKey: string
  staffId: string
  now: Temporal.Instant
}

export async function insertImport(tx: Tx, { kind, fileName, fileKey, staffId, now }: NewImport) {
  const { id } = await tx
    .insertInto('import_file')
    .values({ kind, file_name: fileName, file_key: fileKey, handed_by: staffId, handed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ImportFilters = z.output<(typeof officeImports)['query']> & { kinds: readonly ImportKind[] }

export function importFiles(db: Db, { kind, kinds, direction }: ImportFilters) {
  const query = importsOf(db)
    .orderBy('handed_at', inOrder(direction ?? 'descending'))
    .orderBy('import_file.id', 'desc')
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
  return kind ? query.where('kind', '=', kind) : query
}

export async function importFile(db: Db, id: string) {
  return importsOf(db)
    .select(['fault', 'unknown_columns', 'file_key', 'handed_by as handed_by_id', 'credited'])
    .select([
      sql<number>`(select coalesce(sum(coins), 0)::bigint from import_row where import_id = import_file.id)`.as(
        'coins',
      ),
      sql<number>`(select count(*) from import_row where import_id = import_file.id
        and (import_file.state not in ('running', 'finished') or done_at is not null))`.as('progress'),
      sql<number>`(select second_decision_above from setting)`.as('alone_up_to'),
    ])
    .where('import_file.id', '=', id)
    .executeTakeFirst()
}

function importsOf(db: Db) {
  const countOf = (verdict: 'new' | 'changed' | 'same' | 'wrong') =>
    sql<number>`(select count(*) from import_row where import_id = import_file.id and verdict = ${verdict})`
  return db
    .selectFrom('import_file')
    .innerJoin('staff as handing', 'handing.id', 'import_file.handed_by')
    .leftJoin('staff as running', 'running.id', 'import_file.run_by')
    .select([
      'import_file.id',
      'kind',
      'file_name',
      'state',
      'handed_at',
      'run_at',
      'finished_at',
      'row_count',
    ])
    .select(['handing.name as handed_by', 'running.name as run_by'])
    .select([
      countOf('new').as('new'),
      countOf('changed').as('changed'),
      countOf('same').as('same'),
      countOf('wrong').as('wrong'),
    ])
}

type RowFilters = Pick<z.output<(typeof importRows)['query']>, 'verdict' | 'direction'>

export function rowsOfImport(db: Db, id: string, { verdict, direction }: RowFilters) {
  const query = db
    .selectFrom('import_row')
    .select(['line', 'external_id', 'title', 'verdict', 'done_at', 'faults', 'notes', 'changes', 'coins'])
    .where('import_id', '=', id)
    .orderBy('line', inOrder(direction))
  return verdict ? query.where('verdict', '=', verdict) : query
}

/** What a worker needs of a file in this state; undefined if somebody has decided otherwise meanwhile. */
export async function importInState(db: Db, id: string, state: 'judging' | 'running') {
  return db
    .selectFrom('import_file')
    .select(['kind', 'file_name', 'file_key', 'handed_by', 'run_by'])
    .select(
      sql<number>`(select coalesce(max(line), 0) from import_row where import_id = import_file.id
        and (${state}::text = 'judging' or done_at is not null))`.as('last_line'),
    )
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
}

/** False if it is no longer in that state; whoever comes second waits. */
export async function holdImport(tx: Tx, id: string, state: 'judging' | 'running'): Promise<boolean> {
  const found = await tx
    .selectFrom('import_file')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

export async function setRead(tx: Tx, id: string, facts: { rows: number; unknown: readonly string[] }) {
  await tx
    .updateTable('import_file')
    .set({ row_count: facts.rows, unknown_columns: [...facts.unknown] })
    .where('id', '=', id)
    .execute()
}

export async function setUnreadable(tx: Tx, id: string, fault: Texts) {
  await tx
    .updateTable('import_file')
    .set({ state: 'unreadable', fault: JSON.stringify(fault) })
    .where('id', '=', id)
    .where('state', '=', 'judging')
    .execute()
}

export async function setJudged(tx: Tx, id: string) {
  await tx
    .updateTable('import_file')
    .set({ state: 'judged' })
    .where('id', '=', id)
    .where('state', '=', 'judging')
    .execute()
}

type Run = { id: string; staffId: string; now: Temporal.Instant }

/** False if it is not waiting for somebody. */
export async function setRunning(tx: Tx, { id, staffId, now }: Run): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_file')
    .set({
      state: 'running',
      run_by: staffId,
      run_at: now,
      alone_up_to: sql`(select second_decision_above from setting)`,
    })
    .where('id', '=', id)
    .where('state', '=', 'judged')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function setFinished(tx: Tx, id: string, now: Temporal.Instant) {
  await tx
    .updateTable('import_file')
    .set({ state: 'finished', finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** The key of its file; undefined if it is not waiting for somebody. */
export async function setDiscarded(tx: Tx, id: string) {
  const { rows } = await sql<{ fileKey: string | null }>`
    update import_file set state = 'discarded', file_key = null, fault = null
    where id = ${id} and state in ('judged', 'unreadable') returning old.file_key as "fileKey"`.execute(tx)
  return rows[0]
}

type SavedRow = Outcome & { line: number; externalId: string | null }

/** As judged, or as done. */
export async function saveRows(
  tx: Tx,
  {
    importId,
    rows,
    doneAt,
  }: { importId: string; rows: readonly SavedRow[]; doneAt: Temporal.Instant | null },
) {
  const json = JSON.stringify(
    rows.map(({ line, externalId, title, verdict, faults, notes, changes, coins, memberId }) => ({
      line,
      external_id: externalId,
      title,
      verdict,
      faults: faults ?? [],
      notes: notes ?? [],
      changes: changes ?? [],
      coins: coins ?? null,
      member_id: memberId ?? null,
    })),
  )
  await sql`
    insert into import_row (import_id, line, external_id, title, verdict, faults, notes, changes, coins, member_id, done_at)
    select ${importId}, line, external_id, title, verdict, faults, notes, changes, coins, member_id, ${doneAt}::timestamptz
    from jsonb_to_recordset(${json}::jsonb) as saved (
      line integer, external_id text, title text, verdict text, faults jsonb, notes jsonb, changes jsonb, coins bigint,
      member_id uuid
    )
    on conflict (import_id, line) do update set title = excluded.title, verdict = excluded.verdict,
      faults = excluded.faults, notes = excluded.notes, changes = excluded.changes, coins = excluded.coins,
      member_id = excluded.member_id, done_at = excluded.done_at`.execute(tx)
}

export async function importFilesInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('import_file')
    .select('file_key')
    .where(sql<boolean>`file_key = any(${keys}::text[])`)
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

type NamedElsewhere = 'product' | 'prize' | 'distributor' | 'member'

export async function findExternally(db: Db, table: NamedElsewhere, externalId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where external_id = ${externalId}`.execute(db)
  return rows[0]?.id
}

export async function nameExternally(
  tx: Tx,
  table: NamedElsewhere,
  { id, externalId }: { id: string; externalId: string },
) {
  await sql`update ${sql.table(table)} set external_id = ${externalId} where id = ${id}`.execute(tx)
}

export type NamedDistributor = NonNullable<Awaited<ReturnType<typeof distributorNamed>>>

/** By what another system calls it, or else by its name, however that is written. */
export async function distributorNamed(db: Db, { externalId, title }: { externalId: string; title: string }) {
  return db
    .selectFrom('distributor')
    .select(['id', 'title', 'active', 'version', 'external_id as externalId'])
    .select(
      sql<string[]>`array(
        select cnpj from distributor_cnpj join distributor_company using (root)
        where distributor_company.distributor_id = distributor.id order by cnpj)`.as('cnpjs'),
    )
    .where(sql<boolean>`external_id = nullif(${externalId}, '') or lower(title) = lower(${title})`)
    .orderBy(sql`(external_id = nullif(${externalId}, '')) is true`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function companyOwners(db: Db, roots: readonly string[]) {
  const { rows } = await sql<{ root: string; title: string }>`
    select root, title from distributor_company join distributor on distributor.id = distributor_id
    where root = any(${roots}::text[])`.execute(db)
  return rows
}

const isOfPeople = sql<boolean>`kind in ('members', 'promoters')`

/** Of people, after a time. Answers their keys. */
export async function forgetFilesBefore(tx: Tx, time: Temporal.Instant): Promise<string[]> {
  return filesForgotten(tx, sql`${isOfPeople} and coalesce(finished_at, handed_at) < ${time}`)
}

export async function forgetFilesOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return filesForgotten(tx, sql`id = any(${ids}::uuid[]) and state not in ('judging', 'running')`)
}

async function filesForgotten(tx: Tx, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    update import_file set file_key = null where file_key is not null and (${which})
    returning old.file_key as "fileKey"`.execute(tx)
  return rows.map(({ fileKey }) => fileKey)
}

const clearedLine = sql`external_id = null, title = null, notes = '[]', changes = '[]',
  faults = case when verdict = 'wrong' then '[{"column": null, "texts": {"pt-BR": "–", "es": "–", "en": "–"}}]' else faults end`

export async function forgetLinesBefore(tx: Tx, time: Temporal.Instant) {
  await sql`
    update import_row set ${clearedLine} from import_file
    where import_file.id = import_id and ${isOfPeople} and coalesce(finished_at, handed_at) < ${time}
    and title is not null`.execute(tx)
}

export async function linesOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('import_row')
    .select(['external_id', 'title', 'changes', 'coins', 'done_at'])
    .where('member_id', '=', memberId)
    .orderBy('done_at')
    .execute()
  return rows.map(({ done_at, ...row }) => ({ ...row, done_at: done_at && String(done_at) }))
}

/** Answers the files that they are in. */
export async function clearLinesOf(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ importId: string }>`
    update import_row set ${clearedLine} where member_id = ${memberId} returning import_id as "importId"`.execute(
    tx,
  )
  return [...new Set(rows.map(({ importId }) => importId))]
}

/** By its name in any language. */
export async function categoryCalled(db: Db, name: string) {
  const { rows } = await sql<{ id: string }>`
    select id from prize_category
    where id = ${name} or lower(${name}) in (lower(titles ->> 'pt-BR'), lower(titles ->> 'es'), lower(titles ->> 'en'))
    order by id = ${name} desc, position limit 1`.execute(db)
  return rows[0]?.id
}
