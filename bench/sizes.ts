import type { Row } from './table.ts'
import { withClient } from './world.ts'

/** What a row of each table takes on disk with its share of the indexes. */
export async function sizesOf(tables: readonly string[], databaseUrl: string): Promise<Row[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ name: string; bytes: number }>(
      `select relname as name, (pg_total_relation_size(oid) / nullif(reltuples, 0))::float as bytes from pg_class
       where oid = any ($1::regclass[]) order by pg_total_relation_size(oid) desc`,
      [tables],
    ),
  )
  return rows.map(({ name, bytes }) => ({
    what: `disk of a row of ${name}, with indexes`,
    figure: bytes,
    unit: 'B',
  }))
}
