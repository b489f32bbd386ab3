import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { mostCounted, mostPages, pageSize } from '#contract/office-list.ts'
import type { BlindReader } from './actors.ts'
import { plannedEachTime } from './connections.ts'
import type { Cell } from './csv.ts'
import type { Db, Tx } from './db.ts'
import type { CsvTable } from './http-csv.ts'

/**
 * The query must be ordered and have no limit. `total` is counted up to a bound. Where rows cost something to put
 * together, `key` names the column that tells them apart: of the pages before, nothing else is read.
 */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
  page = 1,
  key?: string,
) {
  const offset = (page - 1) * pageSize
  const items = key && page > 1 ? await rowsOf(query, key, offset) : await atOnce(query, offset)
  const isLast = items.length < pageSize
  const total = isLast && (items.length > 0 || page === 1) ? offset + items.length : await countOf(db, query)
  return { items, next: isLast || page >= mostPages || total <= offset + pageSize ? null : page + 1, total }
}

/**
 * The same page, for searches: whatever matches is looked for once, in order and up to the bound, for the page and its
 * total alike. For lists that are filtered by indexes it is too much, because a page of them needs only its own rows.
 */
export async function pageFound<Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
  page = 1,
  key: string,
) {
  const offset = (page - 1) * pageSize
  const found = query
    .clearSelect()
    .select(sql`${sql.ref(key)}`.as('key'))
    .limit(mostCounted + 1)
  const { rows } = await sql<{ keys: string[]; total: number }>`
    with found as materialized (select array(${found}) as keys)
    select keys[${offset + 1}::int:${offset + pageSize}::int]::text[] as keys, cardinality(keys) as total from found
    ${eachTime}`.execute({ getExecutor: () => db.getExecutor() })
  const { keys, total } = rows[0] ?? { keys: [], total: 0 }
  const items = await rowsWith(query, key, keys)
  return { items, next: page >= mostPages || total <= offset + pageSize ? null : page + 1, total }
}

/** Filters differ in how much they leave, and so do the ways to read it. */
export const eachTime = sql.raw(plannedEachTime)

function atOnce<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  offset: number,
) {
  return query.limit(pageSize).offset(offset).modifyEnd(eachTime).execute()
}

async function rowsOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  key: string,
  offset: number,
) {
  const keys = query.clearSelect().select(sql`${sql.ref(key)}`.as('key'))
  const rows = await atOnce(keys.$castTo<{ key: string | number }>(), offset)
  return rowsWith(
    query,
    key,
    rows.map((row) => row.key),
  )
}

async function rowsWith<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  key: string,
  keys: readonly (string | number)[],
) {
  if (keys.length === 0) return []
  return query
    .where(sql<boolean>`${sql.ref(key)} in (${sql.join(keys)})`)
    .modifyEnd(eachTime)
    .execute()
}

async function countOf<Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
) {
  const found = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(mostCounted + 1)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${found}) as counted
    ${eachTime}`.execute({
    getExecutor: () => db.getExecutor(),
  })
  return rows[0]?.total ?? 0
}

export function inOrder(direction: 'ascending' | 'descending' | undefined): 'asc' | 'desc' {
  return direction === 'descending' ? 'desc' : 'asc'
}

export function literally(q: string): string {
  return q.replace(/[\\%_]/g, '\\$&')
}

/** A name that more people have says little. */
const mostPeople = 1000

/** Such a column holds lower-case text without accents, and has an index. */
export function foundIn(column: string | RawBuilder<unknown>, q: string) {
  const text = typeof column === 'string' ? sql.ref(column) : column
  const holds = (part: string) => sql<boolean>`${text} like searchable(${`%${literally(part)}%`}::text)`
  const [name = ''] = q.split('@')
  if (name === q || name.length < 3) return holds(q)
  // Everybody's address ends alike: an index that is asked for that as well reads half of itself.
  return sql<boolean>`(${holds(name)} and position(searchable(${q}::text) in ${text}) > 0)`
}

export function membersFoundBy(q: string) {
  return sql<string[]>`array(select id from member where ${foundIn('search_text', q)} limit ${mostPeople})`
}

const rowsAtATime = 500

type RowQuery<Row> = Compilable<Row> | Promise<Compilable<Row>>

export function listFile<Row>(
  { file, head }: Pick<CsvTable, 'file' | 'head'>,
  query: (tx: Tx) => RowQuery<Row>,
  cells: (row: Row) => readonly Cell[],
): CsvTable {
  return {
    file,
    head,
    async *rows(tx) {
      for await (const row of eachRow(tx, await query(tx))) yield cells(row)
    },
  }
}

/** Reads with a cursor, so that a list of any length fits in memory. */
async function* eachRow<Row>(tx: Tx, query: Compilable<Row>): AsyncGenerator<Row> {
  const { sql: text, parameters, query: node, queryId } = query.compile()
  await tx.executeQuery({
    sql: `declare each_row no scroll cursor for ${text}`,
    parameters,
    query: node,
    queryId,
  })
  const fetchRows = () => sql<Row>`fetch ${sql.lit(rowsAtATime)} from each_row`.execute(tx)
  let { rows } = await fetchRows()
  while (rows.length === rowsAtATime) {
    // The database puts the next ones together while these are written.
    const next = fetchRows()
    try {
      yield* rows
    } finally {
      // A reader may leave, and the connection is needed for the end of the transaction.
      await Promise.allSettled([next])
    }
    rows = (await next).rows
  }
  yield* rows
  await sql`close each_row`.execute(tx)
}

export function pageAfter<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null }
}

/** Whoever has yet to check an invoice blind sees nowhere how it was decided. */
export function isHiddenFrom(reader: BlindReader, invoiceId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`awaits_blind_check(${invoiceId}, ${reader}::uuid)`
}
