import { createHash } from 'node:crypto'
import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import type { Log } from './log.ts'

/** For reads: it cannot write or open a transaction. A `Tx` can be passed as a `Db`, never the reverse. */
export type Db = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>

export type Tx = Transaction<DB>

export type Database = {
  readonly db: Db
  readonly pool: pg.Pool
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** All reads see the same moment, whatever is written meanwhile; nobody waits for them. */
  snapshot<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function openDatabase(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    // Each connection is a process of the server and our statements are short, so a few are enough.
    max: 8,
    // A new connection costs more than the request that waits for it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  })
  pool.on('error', (error) => log.error({ err: error }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    // A client that loses its server rejects its query; the event itself must not end the process.
    client.on('error', () => undefined)
    nameStatements(client)
  })
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: kysely,
    pool,
    transaction: (work) => retryingConflicts(() => kysely.transaction().execute(work)),
    snapshot: (work) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    close: () => kysely.destroy(),
  }
}

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => Temporal.Instant.from(text),
  [pg.types.builtins.DATE]: (text) => Temporal.PlainDate.from(text),
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)
}

/**
 * Named statements are planned once per connection, which makes a read three times as fast. Lists of varying
 * length create new texts all the time, so the number of names is limited.
 */
const names = new Map<string, string>()
const mostNames = 500

function nameStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values)
      ? query({ name: nameOf(text), text, values: values.map(toParameter) }, ...rest)
      : query(text, values, ...rest)
  client.query = named as typeof client.query
}

function nameOf(text: string) {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

function toParameter(value: unknown) {
  return value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value
}

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

/** The database answered with an error, so everything in the statement is undone. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** The database cannot store the value: unknown characters, or more than an index holds. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|54)/.test(error.code ?? '')
}

export function isMissingReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503'
}

export function refusedByDatabase(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === 'RF001' ? error.message : undefined
}

const mayBeRunAgain: readonly (string | undefined)[] = ['40001', '40P01']

/** The loser of a race has changed nothing, so it can be run again. */
export async function retryingConflicts<Result>(run: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code && tries > 1 && mayBeRunAgain.includes(code)) return retryingConflicts(run, tries - 1)
    throw error
  }
}

/**
 * Compiles the SQL once and fills in the parameters, for the few reads that nearly every request makes:
 * compiling costs as much as the rest of the query.
 */
export function prepared<Facts extends object, Row>(build: (db: Db, facts: Facts) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, facts: Facts): Promise<Row[]> => {
    compiled ??= build(db, blanksFor<Facts>()).compile()
    const parameters = compiled.parameters.map((value) =>
      isBlank(value) ? facts[value[blank] as keyof Facts] : value,
    )
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

const blank = Symbol('a parameter to be filled in')
type Blank = { readonly [blank]: string | symbol }

/** Each property answers with its own name, to find the parameters in the compiled query. */
function blanksFor<Facts extends object>(): Facts {
  return new Proxy({} as Facts, { get: (_, name): Blank => ({ [blank]: name }) })
}

function isBlank(value: unknown): value is Blank {
  return typeof value === 'object' && value !== null && blank in value
}

export async function isFound(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}
