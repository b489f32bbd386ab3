import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { mostCounted, mostPages, pageSize } from '#contract/office-list.ts'
import type { Db, Tx } from './db.ts'

/** One page of a list, and how long the list is as far as it is counted. The query is ordered and has no limit. */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
  page = 1,
) {
  const offset = (page - 1) * pageSize
  const items = await query.limit(pageSize).offset(offset).execute()
  const isLast = items.length < pageSize
  const total = isLast && (items.length > 0 || page === 1) ? offset + items.length : await countOf(db, query)
  return { items, next: isLast || page >= mostPages || total <= offset + pageSize ? null : page + 1, total }
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
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${found}) as counted`.execute({
    getExecutor: () => db.getExecutor(),
  })
  return rows[0]?.total ?? 0
}

/** The order that a list was asked for, as SQL says it. */
export function inOrder(direction: 'ascending' | 'descending' | undefined): 'asc' | 'desc' {
  return direction === 'descending' ? 'desc' : 'asc'
}

/** What is searched for as `like` takes it, with its own signs meaning nothing. */
export function literally(q: string): string {
  return q.replace(/[\\%_]/g, '\\$&')
}

/** More people than this by one name, and the name says little. */
const mostPeople = 1000

/** Part of what a row keeps to be found by, small and without accents; each such column has an index of its own. */
export function foundIn(column: string | RawBuilder<unknown>, q: string) {
  const text = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${text} like searchable(${`%${literally(q)}%`}::text)`
}

/** The members whose name, e-mail or workplace has this in it, looked up once and not for every row of a list. */
export function membersFoundBy(q: string) {
  return sql<string[]>`array(select id from member where ${foundIn('search_text', q)} limit ${mostPeople})`
}

const rowsAtATime = 500

/** Every row of a query, some at a time, however many there are: for files. */
export async function* eachRow<Row>(tx: Tx, query: Compilable<Row>): AsyncGenerator<Row> {
  const { sql: text, parameters, query: node, queryId } = query.compile()
  await tx.executeQuery({
    sql: `declare each_row no scroll cursor for ${text}`,
    parameters,
    query: node,
    queryId,
  })
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtATime)} from each_row`.execute(tx)
    yield* rows
    if (rows.length < rowsAtATime) break
  }
  await sql`close each_row`.execute(tx)
}
