import type { Database } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'

type Trace = { value: string; where: string }

export async function tracesOf(
  { pool }: Database,
  files: Files,
  values: readonly string[],
): Promise<Trace[]> {
  const found: Trace[] = []
  for (const table of await allTables(pool)) {
    const { rows } = await pool.query<{ value: string }>(
      `select distinct value from ${table} as whole
       cross join unnest($1::text[]) as value
       where strpos(lower(whole::text), lower(value)) > 0
         or strpos(whole::text, encode(convert_to(value, 'utf8'), 'hex')) > 0`,
      [values],
    )
    found.push(...rows.map(({ value }) => ({ value, where: table })))
  }
  for (const key of await allFiles(files)) {
    const content = key + Buffer.from(await files.getBytes(key)).toString('latin1')
    const hits = values.filter((value) => content.includes(Buffer.from(value).toString('latin1')))
    found.push(...hits.map((value) => ({ value, where: key })))
  }
  return found
}

export async function allFiles(files: Files): Promise<string[]> {
  const { objects } = await files.listAll('/', { recursive: true })
  return [...objects].flatMap((object) => (object.isFile ? [object.key] : [])).sort()
}

/** Partitions are read with their tables. */
async function allTables(pool: Database['pool']) {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%s.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind in ('r', 'p') and not relispartition
     and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  )
  return rows.map(({ name }) => name)
}

export async function columnsOfMembers({ pool }: Database) {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'member'::regclass and conparentid = 0
     union
     select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('member_id', 'actor_id', 'subject_id')
     order by 1, 2`,
  )
  return rows
}
