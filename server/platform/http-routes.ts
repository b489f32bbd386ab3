import type { FastifyInstance } from 'fastify'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Authenticators } from './actors.ts'
import type { Clock } from './clock.ts'
import type { Database, Db } from './db.ts'
import type { Files } from './files.ts'
import type { Call } from './http-call.ts'
import { type Command, commandRoutes, type Preparation, type StatementCall } from './http-command.ts'
import { type CsvTable, csvRoute } from './http-csv.ts'
import { createRouting } from './http-route.ts'
import { type Outlet, type StreamCall, streamRoute } from './http-stream.ts'

/** What features see of HTTP: an endpoint of the contract joined to a function, and nothing else. */
export type Http = {
  /** Reads. */
  query<E extends Endpoint>(endpoint: E, read: (call: Call<E> & { db: Db }) => Promise<Answer<E>>): void
  /** Changes something: one transaction with its idempotency claim and its audit row; a refusal undoes it all. */
  command<E extends Endpoint>(endpoint: E, run: (call: Command<E>) => Promise<Answer<E>>): void
  /**
   * A command that is one statement, for what many people do at once: its function in the database looks for the key,
   * does the work and writes answer and audit row, and leaves nothing of what it refuses.
   */
  statement<E extends Endpoint>(endpoint: E, run: (call: StatementCall<E>) => Promise<Answer<E>>): void
  /**
   * A command with a part that comes before its transaction: work that must outlive a refusal (counting an attempt)
   * or that is slow and must not hold a connection (hashing a password, storing a file). What it must not leave
   * behind when the command then fails, or was run before with the same key, is taken back by `undo`.
   */
  preparedCommand<E extends Endpoint, Prepared>(
    endpoint: E,
    prepare: (call: Call<E> & Preparation) => Promise<Prepared>,
    run: (call: Command<E> & { prepared: Prepared }) => Promise<Answer<E>>,
    undo?: (prepared: Prepared, preparation: Preparation) => Promise<void>,
  ): void
  /** A list as a file for spreadsheets; that it was taken is written to the audit trail before its first row leaves. */
  csv<E extends Endpoint>(endpoint: E, table: (call: Call<E> & { db: Db }) => CsvTable): void
  /** An answer that goes on: server-sent events for as long as the person stays and may call. */
  stream<E extends Endpoint>(endpoint: E, open: (call: StreamCall<E>, outlet: Outlet) => void): void
}

type Parts = {
  app: FastifyInstance
  database: Database
  files: Files
  /** Where files lie while their call is answered. */
  uploadsFolder: string
  clock: Clock
  authenticators: Authenticators
  /** How often a stream gives a sign of life. */
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
