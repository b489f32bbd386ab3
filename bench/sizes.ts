import type { Row } from './table.ts'
import { withClient } from './world.ts'

/** What a row of each table, or of all its partitions, takes on disk with its share of the indexes. */
export async function sizesOf(tables: readonly string[], databaseUrl: string): Promise<Row[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ name: string; bytes: number }>(
      `select name, sum(size) / nullif(sum(greatest(reltuples, 0)), 0)::float as bytes
       from unnest($1::text[]) as name
       cross join lateral (
         select relid, pg_total_relation_size(relid)::float as size from pg_partition_tree(name) where isleaf
       ) as leaf
       join pg_class on pg_class.oid = leaf.relid
       group by name order by sum(size) desc`,
      [tables],
    ),
  )
  return rows.map(({ name, bytes }) => ({
    what: `disk of a row of ${name}, with indexes`,
    figure: bytes,
    unit: 'B',
  }))
}
