import type pg from 'pg'
import type { Row } from './table.ts'

/** Tables that are filled to speak of; what a few rows take says nothing. */
const fewest = 1000

/** What a row of each table takes with its share of the indexes, the largest table first. */
export async function sizesOf(client: pg.Client): Promise<Row[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, (pg_total_relation_size(oid) / reltuples)::float as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1
     order by pg_total_relation_size(oid) desc`,
    [fewest],
  )
  return rows.map(({ name, bytes }) => ({
    what: `disk of a row of ${name}, with indexes`,
    figure: bytes,
    unit: 'B',
  }))
}
