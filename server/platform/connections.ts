import { createHash } from 'node:crypto'
import pg from 'pg'
import { databaseHosts, primaryOf } from './database-hosts.ts'
import type { Log } from './log.ts'
import { startSpan } from './tracing.ts'

/** What a caller waits for at most: the server ends a statement itself, unless nothing comes from it any more. */
const usual = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 11_000,
  // A process that stands still must not keep what it has locked.
  idle_in_transaction_session_timeout: 15_000,
}

/** For reads of everything. */
export const patient = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30 * 60_000,
  query_timeout: 31 * 60_000,
  idle_in_transaction_session_timeout: 30 * 60_000,
}

export function openConnections(url: string, log: Log, { max = 9, patience = usual } = {}): pg.Pool {
  const hosts = databaseHosts(url)
  const pool = new pg.Pool({
    connectionString: hosts[0],
    // Each connection is a process of the server and our statements are short, so a few are enough.
    max,
    // A new connection costs more than the request that waits for it.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...patience,
    types: { getTypeParser },
  })
  pool.on('error', (error) => log.error({ err: error }, 'a database connection was lost'))
  const look = hosts.length > 1 ? followPrimary(pool, url, log) : undefined
  pool.on('connect', (client) => {
    // A client that loses its server rejects its query; the event itself must not end the process.
    client.on('error', () => undefined)
    nameStatements(client, (error) => {
      if (!isUseless(error)) return
      void look?.()
      // It would be handed to the next caller, who would wait in vain as well.
      void endNow(client)
    })
  })
  return pool
}

/**
 * Looks for the host that takes writes at the start and whenever a connection fails. Who asks for a connection
 * meanwhile waits for the answer.
 */
function followPrimary(pool: pg.Pool, url: string, log: Log) {
  let looking: Promise<boolean> | undefined
  async function find() {
    const primary = await primaryOf(url).catch((error) => log.warn({ err: error }, 'no host takes writes'))
    if (primary && primary !== pool.options.connectionString) {
      pool.options.connectionString = primary
      log.warn({ host: new URL(primary).host }, 'this host takes writes now')
    }
    return primary !== undefined
  }
  const look = () =>
    (looking ??= find().finally(() => {
      looking = undefined
    }))
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  async function connectToPrimary() {
    await looking
    try {
      return await connect()
    } catch (error) {
      if (await look()) return connect()
      throw error
    }
  }
  pool.connect = ((done?: Connected) => {
    const connecting = connectToPrimary()
    if (!done) return connecting
    return void connecting.then(
      (client) => done(undefined, client, client.release),
      (error) => done(error, undefined, () => undefined),
    )
  }) as typeof pool.connect
  void look()
  return look
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

/** Nothing came back in time, or the server has become a standby. */
function isUseless(error: unknown) {
  if (error instanceof pg.DatabaseError) return error.code === '25006'
  return error instanceof Error && error.message === 'Query read timeout'
}

/** While a query waits, `end` cuts the connection instead of saying goodbye. */
function endNow(client: pg.PoolClient): Promise<void> {
  return (client as unknown as pg.Client).end().catch(() => undefined)
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

/**
 * At the end of a statement: it is planned for its values each time. After five times PostgreSQL would take one plan
 * for all of them, and what fits the list of everything takes seconds for a list of few.
 */
export const plannedEachTime = '/* planned each time */'

function nameStatements(client: pg.PoolClient, onError: (error: unknown) => void) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const span = startSpan('query', { 'db.system.name': 'postgresql', 'db.query.text': textOf(text) })
    const running =
      typeof text === 'string' && Array.isArray(values)
        ? query({ name: nameOf(text), text, values: values.map(toParameter) }, ...rest)
        : query(text, values, ...rest)
    if (!(running instanceof Promise)) return running
    running.then(
      () => span?.end(),
      (error) => {
        span?.end()
        onError(error)
      },
    )
    return running
  }
  client.query = named as typeof client.query
}

/** Values come apart from the text, so it holds nothing that people typed. */
function textOf(query: unknown) {
  return typeof query === 'string' ? query : 'other'
}

function nameOf(text: string) {
  if (text.endsWith(plannedEachTime)) return undefined
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

function toParameter(value: unknown) {
  return value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value
}
