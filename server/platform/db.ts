import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  sql,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.ts'
import { openConnections, patient } from './connections.ts'
import type { Log } from './log.ts'

/** For reads: it cannot write or open a transaction. A `Tx` can be passed as a `Db`, never the reverse. */
export type Db = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>

export type Tx = Transaction<DB>

export type Database = {
  readonly db: Db
  readonly pool: pg.Pool
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /**
   * Everything as it is at one moment, for reads of minutes. Nobody who writes waits for it. Several readers work at
   * once, and all see the same moment.
   */
  snapshot<Result>(work: (db: Db, ...others: Db[]) => Promise<Result>, readers?: number): Promise<Result>
  close(): Promise<void>
}

export function openDatabase(url: string, log: Log): Database {
  const pool = openConnections(url, log)
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: kysely,
    pool,
    transaction: (work) => retryingConflicts(() => kysely.transaction().execute(work)),
    async snapshot(work, readers = 1) {
      const own = openConnections(pool.options.connectionString ?? url, log, {
        max: readers,
        patience: patient,
      })
      const reading = new Kysely<DB>({ dialect: new PostgresDialect({ pool: own }) })
      const whole = reading.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      try {
        return await readTogether(whole, work, readers)
      } finally {
        await reading.destroy()
      }
    },
    async close() {
      await kysely.destroy()
      // Kysely does not end a pool that it never used.
      if (!pool.ending) await pool.end()
    },
  }
}

async function readTogether<Result>(
  whole: TransactionBuilder<DB>,
  work: (db: Db, ...others: Db[]) => Promise<Result>,
  readers: number,
  others: readonly Db[] = [],
): Promise<Result> {
  return whole.execute(async (db) => {
    if (others[0]) await seeTheSame(db, others[0])
    if (others.length + 1 === readers) return work(db, ...others)
    return readTogether(whole, work, readers, [...others, db])
  })
}

async function seeTheSame(db: Db, other: Db) {
  const { rows } = await sql<{ moment: string }>`select pg_export_snapshot() as moment`.execute(other)
  await sql`set transaction snapshot ${sql.lit(rows[0]?.moment)}`.execute(db)
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

/**
 * The database or the file store cannot be reached, does not answer, has no room or takes no writes. What was
 * asked for may be tried again.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return /^(08|53|58|57P|57014|25006)/.test(code)
  if (outageCodes.test(code) || error.name === 'TimeoutError') return true
  return outageMessages.test(error.message) || isOutage(error.cause)
}

const outageCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO$)/
const outageMessages =
  /^(Connection terminated|timeout ex|Query read timeout|Client (has encountered|was closed))/

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

/**
 * A list whose length the planner does not see. Where it does, it takes a plan for this very list for better than the
 * plan it has, and plans anew with every call, which takes longer than reading.
 */
export function listParameter(list: readonly unknown[], type: 'uuid' | 'bytea') {
  const listType = sql.raw(`${type}[]`)
  return sql`(select ${list}::${listType})::${listType}`
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

/**
 * The same as `String(moment)`, written by the database, for lists that every screen asks for: reading and writing the
 * moments of two dozen notifications took as long as copying and writing the rest of their answer.
 */
export function momentText(column: string): RawBuilder<string> {
  return sql<string>`(replace((${sql.ref(column)} at time zone 'UTC')::text, ' ', 'T') || 'Z')`
}
