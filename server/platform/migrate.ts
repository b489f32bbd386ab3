import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { connectTo, requireNoFaults } from './database-faults.ts'
import { primaryOf } from './database-hosts.ts'
import { problem } from './problem.ts'
import { thisVersion } from './version.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
const migrationLock = 7_218_440_115

type Options = {
  /** A restore first brings the database to where the backup was. */
  only?: readonly string[]
  restoring?: boolean
}

/** Returns what was applied. Any number of processes may start at the same time. */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const databaseUrl = await primaryOf(url)
  const client = await connectTo(databaseUrl, 'petisco migrate')
  try {
    await requireNoFaults(client)
    await waitForMigrations(client)
    if (!options.restoring) await requireWholeDatabase(client)
    const applied = await applyPending(client, options)
    await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => undefined) })
    return applied
  } finally {
    await client.end()
  }
}

/** Until `allowMigrations`, or until the connection ends. */
export async function waitForMigrations(client: pg.Client) {
  await client.query(`select pg_advisory_lock(${migrationLock})`)
}

export async function allowMigrations(client: pg.Client) {
  await client.query(`select pg_advisory_unlock(${migrationLock})`)
}

/** The schema is there from the beginning of a restore to its end. */
export const restoreMark = 'petisco_restore'

async function requireWholeDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [restoreMark])
  if (rowCount)
    throw problem(
      'A restore into this database has not come to its end: wait for it, or run npm run restore again.',
    )
}

async function applyPending(client: pg.Client, { only }: Options) {
  await client.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now(), version text)`)
  await addVersion(client)
  const { rows } = await client.query<{ name: string; checksum: string; version: string | null }>(
    'select name, checksum, version from migration',
  )
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const applied: string[] = []
  for (const { name, text, checksum } of await readMigrations()) {
    const before = known.get(name)
    known.delete(name)
    if (before === undefined) {
      if (only && !only.includes(name)) continue
      await apply(client, { name, text, checksum })
      applied.push(name)
    } else if (before !== checksum) {
      throw problem(`Migration ${name} was changed after it was applied; write a new one instead.`)
    }
  }
  requireKnown(rows.filter(({ name }) => known.has(name)))
  return applied
}

/** Asked first, because the change would wait for a backup that is being made. */
async function addVersion(client: pg.Client) {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migration'::regclass and attname = 'version'`,
  )
  if (!rowCount) await client.query('alter table migration add column version text')
}

/**
 * A version leaves everything in place that the one before it needs, so that both can run while one replaces
 * the other, and so that one can go back.
 */
function requireKnown(unknown: readonly { name: string; version: string | null }[]) {
  const [first] = unknown
  if (!first) return
  const versions = new Set(unknown.map(({ version }) => version))
  const isNext = versions.size === 1 && !versions.has(null) && !versions.has(thisVersion)
  if (!isNext)
    throw problem(`The database has migration ${first.name}, which this version of Petisco does not know.`)
}

type Migration = { name: string; text: string; checksum: string }

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function apply(client: pg.Client, { name, text, checksum }: Migration) {
  try {
    await client.query('begin')
    await client.query(text)
    const row = [name, checksum, thisVersion]
    await client.query('insert into migration (name, checksum, version) values ($1, $2, $3)', row)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw problem(`Migration ${name} failed and was rolled back: ${reasonOf(error, text)}`, error)
  }
}

/** With the line of the file, where the database names a place in it. */
function reasonOf(error: unknown, text: string) {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error)
  const line = error.position && `line ${text.slice(0, Number(error.position)).split('\n').length}`
  return [error.message, error.detail, error.where, line].filter(Boolean).join('; ')
}
