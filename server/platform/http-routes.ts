import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Authenticators, Member, Staff } from './actors.ts'
import { type Actor, authorise } from './authorise.ts'
import type { Clock } from './clock.ts'
import { type Database, type Db, isMissingReference, retryingConflicts, type Tx } from './db.ts'
import type { Files } from './files.ts'
import { type CsvTable, createCsvAnswers } from './http-csv.ts'
import { describeEndpoint } from './http-docs.ts'
import { revalidate } from './http-revalidation.ts'
import { createStreams, type Outlet } from './http-stream.ts'
import { takeFiles } from './http-uploads.ts'
import { hashOf, once } from './idempotency.ts'
import { languageOf } from './language.ts'
import { type Change, writeAudit } from './queries.ts'
import { Refusal } from './refusal.ts'
import type { Upload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}

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
  statement<E extends Endpoint>(
    endpoint: E,
    run: (call: Call<E> & { db: Db; command: CommandCall }) => Promise<Answer<E>>,
  ): void
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

/** What a command that is one statement hands to the database besides its own facts. */
export type CommandCall = {
  readonly actorId: string
  readonly action: string
  readonly key: string | null
  readonly requestHash: Buffer
  readonly at: Temporal.Instant
  readonly requestId: string
}

type Preparation = Pick<Database, 'db' | 'transaction'> & { readonly files: Files }

type Received<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined

type ReceivedBody<E> = E extends { files: readonly (infer Name extends string)[] }
  ? (E extends { body: unknown } ? Received<E, 'body'> : unknown) & Readonly<Record<Name, Upload>>
  : Received<E, 'body'>

type Call<E extends Endpoint> = {
  readonly member: E['for'] extends 'member' | { level: number } | { role: string } ? Member : undefined
  readonly staff: E['for'] extends 'staff' | { staff: unknown } ? Staff : undefined
  readonly params: Received<E, 'params'>
  readonly query: Received<E, 'query'>
  readonly body: ReceivedBody<E>
  readonly now: Temporal.Instant
  readonly language: Language
  /** The network address the call came from. */
  readonly address: string
  /** What the browser says of itself. */
  readonly userAgent: string
}

type Command<E extends Endpoint> = Call<E> & {
  readonly tx: Tx
  /** Tells the audit trail what the command changed, beyond that it was run; `null` if there is nothing to tell. */
  changed(change: Change | null): void
}

type StreamCall<E extends Endpoint> = Call<E> & {
  readonly db: Db
  /** What a browser that comes back has heard last. */
  readonly lastEventId: string | undefined
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
  const { app, database, files, uploadsFolder, clock, authenticators, heartbeatMs } = parts
  const beginStream = createStreams(app, heartbeatMs)
  const answerCsv = createCsvAnswers(database)
  const preparation: Preparation = { db: database.db, transaction: database.transaction, files }
  app.decorateRequest('actor')

  function route<E extends Endpoint>(
    endpoint: E,
    answer: (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) {
    if (endpoint.files) takeFiles(app, endpoint, uploadsFolder, add)
    else add(app)

    function add(scope: FastifyInstance) {
      scope.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        schema: describeEndpoint(endpoint),
        // Before the body is read: a stranger's upload is refused unread, and as a stranger's, not for a wrong field.
        onRequest: async (request) => {
          request.actor = await actorOf(endpoint, request)
        },
        // What is missing is then told field by field.
        preValidation: async (request) => {
          if (endpoint.body && request.hasNoBody) request.body = {}
        },
        onSend: endpoint.revalidates ? revalidate : [],
        handler: (request, reply) => answer(callOf<E>(request, clock.now()), request, reply),
      })
    }
  }

  async function actorOf(endpoint: Endpoint, { headers }: Pick<FastifyRequest, 'headers'>) {
    return authorise(endpoint.for, headers.authorization, clock.now(), authenticators)
  }

  async function execute<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    request: FastifyRequest,
    run: (call: Command<E>) => Promise<Answer<E>>,
  ) {
    const action = actionOf(endpoint)
    const running = database.transaction(async (tx) => {
      const work = async () => {
        let change: Change | null = {}
        const result = await run({
          ...call,
          tx,
          changed: (told) => {
            change = told
          },
        })
        const entry = change && {
          ...change,
          actor: request.actor,
          action,
          at: call.now,
          requestId: request.id,
        }
        // Erased while this command ran: nothing of it may stay.
        if (entry && !(await writeAudit(tx, entry))) throw new Refusal('signed_out')
        return result
      }
      const key = endpoint.idempotent && request.headers['idempotency-key']
      const actorId = call.member?.id ?? call.staff?.id
      if (typeof key !== 'string' || !actorId) return work()
      return once(tx, { actorId, key, action, request: [call.params, call.body], now: call.now }, work)
    })
    return running.catch(unlessErased(endpoint, request))
  }

  /** What was written may have had nobody to belong to any more; who is still there meets a bug of ours. */
  function unlessErased(endpoint: Endpoint, request: FastifyRequest) {
    return async (error: unknown): Promise<never> => {
      if (isMissingReference(error)) await actorOf(endpoint, request)
      throw error
    }
  }

  return {
    query: (endpoint, read) => route(endpoint, (call) => read({ ...call, db: database.db })),
    statement: (endpoint, run) =>
      route(endpoint, (call, request) => {
        const command = commandCallOf(endpoint, call, request)
        const running = retryingConflicts(() => run({ ...call, db: database.db, command }))
        return running.catch(unlessErased(endpoint, request))
      }),
    command: (endpoint, run) => route(endpoint, (call, request) => execute(endpoint, call, request, run)),
    preparedCommand: (endpoint, prepare, run, undo) =>
      route(endpoint, async (call, request) => {
        const prepared = await prepare({ ...call, ...preparation })
        let isUsed = false
        try {
          return await execute(endpoint, call, request, (command) => {
            isUsed = true
            return run({ ...command, prepared })
          })
        } catch (error) {
          isUsed = false
          throw error
        } finally {
          if (!isUsed) await undo?.(prepared, preparation)
        }
      }),
    csv: (endpoint, table) =>
      route(endpoint, async (call, request, reply) => {
        const entry = {
          actor: request.actor,
          action: actionOf(endpoint),
          at: call.now,
          requestId: request.id,
        }
        await database.transaction((tx) => writeAudit(tx, { ...entry, after: filtersOf(call.query) }))
        return answerCsv(reply, table({ ...call, db: database.db }))
      }),
    stream: (endpoint, open) =>
      app.route({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        schema: describeEndpoint(endpoint),
        exposeHeadRoute: false,
        onRequest: async (request) => {
          request.actor = await actorOf(endpoint, request)
        },
        handler: (request, reply) => {
          // Nothing else of the request is kept for as long as the stream is open.
          const { authorization, 'last-event-id': lastEventId } = request.headers
          const outlet = beginStream(reply, () => actorOf(endpoint, { headers: { authorization } }))
          const call = callOf<typeof endpoint>(request, clock.now())
          open({ ...call, db: database.db, lastEventId: lastEventId?.toString() }, outlet)
        },
      }),
  }
}

type Asked = { member: Member | undefined; params: unknown; body: unknown; now: Temporal.Instant }

function commandCallOf(
  endpoint: Endpoint,
  { member, params, body, now }: Asked,
  request: FastifyRequest,
): CommandCall {
  const key = request.headers['idempotency-key']
  return {
    actorId: member?.id ?? '',
    action: actionOf(endpoint),
    key: endpoint.idempotent && typeof key === 'string' ? key : null,
    requestHash: hashOf([params, body]),
    at: now,
    requestId: request.id,
  }
}

/** What was searched for may name a person, and would outlive them in the audit trail. */
function filtersOf(query: object | undefined) {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'q' && name !== 'page'))
}

function actionOf({ method, path }: Endpoint) {
  return `${method} ${path}`
}

/** The request has passed authorisation and validation for its endpoint, which is what the types then claim. */
function callOf<E extends Endpoint>(request: FastifyRequest, now: Temporal.Instant): Call<E> {
  const { actor, params, query, body, ip } = request
  return {
    member: actor.member,
    staff: actor.staff,
    params,
    query,
    body,
    now,
    language: languageOf(request.headers),
    address: ip,
    userAgent: request.headers['user-agent'] ?? '',
  } as Call<E>
}
