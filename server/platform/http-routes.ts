import type { FastifyInstance } from 'fastify'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Authenticators } from './actors.ts'
import type { Clock } from './clock.ts'
import type { Database, Db } from './db.ts'
import type { Files } from './files.ts'
import type { Call } from './http-call.ts'
import { type Command, commandRoutes, type Preparation, type StatementCall } from './http-command.ts'
import { type CsvTable, csvRoute } from './http-csv.ts'
import { createRouting } from './http-routing.ts'
import { type Outlet, type StreamCall, streamRoute } from './http-stream.ts'
import type { Listening } from './listening.ts'
import type { Secrets } from './secrets/secrets.ts'

export type Http = {
  query<E extends Endpoint>(endpoint: E, read: (call: Call<E> & { db: Db }) => Promise<Answer<E>>): void
  /** One transaction with its idempotency claim and audit entry; a refusal undoes everything. */
  command<E extends Endpoint>(endpoint: E, run: (call: Command<E>) => Promise<Answer<E>>): void
  /**
   * A command that is a single SQL function, for what many people do at once: the function itself checks the
   * key and writes answer and audit entry.
   */
  statement<E extends Endpoint>(endpoint: E, run: (call: StatementCall<E>) => Promise<Answer<E>>): void
  /**
   * `prepare` runs before the transaction: work that must outlive a refusal (counting an attempt), or slow
   * work that must not hold a connection (hashing, storing a file). `undo` takes it back if the command fails
   * or was run before.
   */
  preparedCommand<E extends Endpoint, Prepared>(
    endpoint: E,
    prepare: (call: Call<E> & Preparation) => Promise<Prepared>,
    run: (call: Command<E> & { prepared: Prepared }) => Promise<Answer<E>>,
    undo?: (prepared: Prepared, preparation: Preparation) => Promise<void>,
  ): void
  csv<E extends Endpoint>(endpoint: E, table: (call: Call<E> & { db: Db }) => CsvTable): void
  stream<E extends Endpoint>(endpoint: E, open: (call: StreamCall<E>, outlet: Outlet) => void): void
}

type Parts = {
  app: FastifyInstance
  database: Database
  files: Files
  secrets: Secrets
  uploadsFolder: string
  clock: Clock
  authenticators: Authenticators
  endpoints: Endpoint[]
  listening: Listening
  heartbeatMs?: number | undefined
}

export function createRoutes(parts: Parts): Http {
  const { database } = parts
  const routing = { ...parts, ...createRouting(parts) }
  return {
    query: (endpoint, read) => routing.route(endpoint, (call) => read({ ...call, db: database.db })),
    ...commandRoutes(routing),
    csv: csvRoute(routing),
    stream: streamRoute(routing),
  }
}
