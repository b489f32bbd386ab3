import type pg from 'pg'
import { restoreMark } from '#server/platform/migrate.ts'
import type { BackupTable, Head } from './contents.ts'

/** What graphile-worker has applied belongs to its version, so its own list is left out. */
const ours = `
  nspname in ('public', 'graphile_worker') and (nspname, relname) <> ('graphile_worker', 'migrations')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

/** Computed columns are computed again. Rows of a partition are those of its table. */
export async function ourTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select format('%I.%I', nspname, relname) as name,
      array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and ${ours}
    group by 1 order by 1`)
  return rows
}

export async function isPartitioned(client: pg.Client, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class where oid = to_regclass($1) and relkind = 'p'`,
    [table],
  )
  return rowCount !== 0
}

/** Those that never gave a number begin where the migrations let them. */
export async function sequencesInUse(client: pg.Client): Promise<Head['sequences']> {
  const { rows } = await client.query<Head['sequences'][number]>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`)
  return rows
}

export async function appliedMigrations(client: pg.Client): Promise<Head['migrations']> {
  const { rows } = await client.query<Head['migrations'][number]>(
    'select name, checksum from migration order by name',
  )
  return rows
}

export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`)
  return rowCount !== 0
}

type Change = { undo: string; redo: string }

/**
 * What would check, compute or tell of each row on its own while a table is loaded. An owner may not switch the
 * triggers of foreign keys off, so the keys are taken away and put back, which checks them all at once.
 */
export async function checksOfRows(client: pg.Client): Promise<Change[]> {
  const { rows } = await client.query<Change>(`
    with our as (
      select pg_class.oid, format('%I.%I', nspname, relname) as name, nspname
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind in ('r', 'p') and ${ours}
    ), change as (
      select 1 as turn, format('alter table %s drop constraint %I', our.name, conname) as undo,
        format('alter table %s add constraint %I %s', our.name, conname, pg_get_constraintdef(pg_constraint.oid)) as redo
      from our join pg_constraint on conrelid = our.oid where contype = 'f'
      union all
      -- That of a partitioned table brings those of its partitions with it.
      select 2, format('drop index %I.%I', our.nspname, index.relname),
        replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
      from our join pg_index on indrelid = our.oid join pg_class as index on index.oid = indexrelid
      where not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select 3, format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
        format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
      from our join lateral (select our.oid as place union all select inhrelid from pg_inherits where inhparent = our.oid)
        on true
      join pg_trigger on tgrelid = place where not tgisinternal and tgenabled = 'O' and tgparentid = 0
    )
    select undo, redo from change order by turn, undo`)
  return rows
}

/** Those of tables that were left out are not there. */
export async function setSequences(client: pg.Client, sequences: Head['sequences']) {
  for (const { name, last } of sequences)
    await client.query('select setval(to_regclass($1), $2) where to_regclass($1) is not null', [name, last])
}

/** The workers that held them are not here. */
export async function unlockAllJobs(client: pg.Client) {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    )
}

/** A copy must not pass for the original, whose file store may still be there. */
export async function renewDatabaseId(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ database_id: string }>(
    'update setting set database_id = gen_random_uuid(), file_store_claimed = true returning database_id',
  )
  return rows[0]?.database_id ?? ''
}

/** Until the connection ends. What gives way: `isBackupRunning` of the platform's queries. */
export async function holdRemovals(client: pg.Client) {
  await client.query(`select pg_advisory_lock(hashtext('backup'))`)
}

/** Takes no snapshot yet. Reads and writes go on; only changes of the tables themselves wait. */
export async function lockTables(client: pg.Client, tables: readonly BackupTable[]) {
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
}

export async function isMarked(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [restoreMark])
  return rowCount !== 0
}

/** From here on no process starts on this database. */
export async function markRestore(client: pg.Client) {
  await client.query(`create schema if not exists ${restoreMark}`)
}

export async function unmarkRestore(client: pg.Client) {
  await client.query(`drop schema ${restoreMark}`)
}
