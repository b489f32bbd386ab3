import type { Row } from './table.ts'
import { withClient } from './world.ts'

/** What a row of each table, or of all its partitions, takes on disk with its share of the indexes. */
export async function sizesOf(tables: readonly string[], databaseUrl: string): Promise<Row[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ name: string; bytes: number }>(
      `select name, sum(pg_total_relation_size(oid)) / nullif(sum(greatest(reltuples, 0)), 0)::float as bytes
       from unnest($1::text[]) as name
       join pg_class on relkind = 'r' and (
         oid = name::regclass or oid in (select inhrelid from pg_inherits where inhparent = name::regclass)
       )
       group by name order by sum(pg_total_relation_size(oid)) desc`,
      [tables],
    ),
  )
  return rows.map(({ name, bytes }) => ({
    what: `disk of a row of ${name}, with indexes`,
    figure: bytes,
    unit: 'B',
  }))
}
