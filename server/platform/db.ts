import { createHash } from 'node:crypto'
import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import type { Log } from './log.ts'

/** What reads take: it cannot write and cannot open a transaction. A `Tx` serves as one, never the reverse. */
export type Db = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>

/** What writes take, so that none can be called outside a transaction. */
export type Tx = Transaction<DB>

export type Database = {
  readonly db: Db
  readonly pool: pg.Pool
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function openDatabase(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    // Few connections serve best: each is a process of the server, and our statements are short.
    max: 6,
    // Kept open: a new connection costs more than the request that waits for it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser },
  })
  pool.on('error', (error) => log.error({ err: error }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    // A client that loses its server while in use rejects its query; the event itself must not end the process.
    client.on('error', () => undefined)
    nameStatements(client)
  })
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: kysely,
    pool,
    transaction: (work) => retryingConflicts(() => kysely.transaction().execute(work)),
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
 * Named statements are planned once per connection; that makes a read three times as fast. The number of names is
 * bounded because lists of varying length make ever new texts.
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

/** The name of the constraint that refused a write, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

/** True if the database answered, with no: whatever was asked of it is undone. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** True if a value itself is what the database cannot take: signs it does not know, or more than an index holds. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|54)/.test(error.code ?? '')
}

/** True if a row was to belong to another one that is not there. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503'
}

/** The code with which a function in the database said no (`refuse` in the migrations). */
export function refusedByDatabase(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === 'RF001' ? error.message : undefined
}

/** Deadlock and serialisation. */
const mayBeRunAgain: readonly (string | undefined)[] = ['40001', '40P01']

/** What lost a race did nothing and may simply be run again. */
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
 * A read whose SQL is built once and afterwards only filled in, for the few that nearly every request makes: building
 * costs as much time as the rest of the query does.
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

/** Stands for the facts of any call: each property says its own name. */
function blanksFor<Facts extends object>(): Facts {
  return new Proxy({} as Facts, { get: (_, name): Blank => ({ [blank]: name }) })
}

function isBlank(value: unknown): value is Blank {
  return typeof value === 'object' && value !== null && blank in value
}
