import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { Authenticators, Member, Staff } from './actors.ts'
import { type Actor, authorise } from './authorise.ts'
import type { Clock } from './clock.ts'
import type { Database, Db, Tx } from './db.ts'
import { describeEndpoint } from './http-docs.ts'
import { once } from './idempotency.ts'
import { languageOf } from './language.ts'
import { type Change, writeAudit } from './queries.ts'

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
   * A command with a part that comes before its transaction: work that must outlive a refusal (counting an attempt)
   * or that is slow and must not hold a connection (hashing a password).
   */
  preparedCommand<E extends Endpoint, Prepared>(
    endpoint: E,
    prepare: (call: Call<E> & Pick<Database, 'db' | 'transaction'>) => Promise<Prepared>,
    run: (call: Command<E> & { prepared: Prepared }) => Promise<Answer<E>>,
  ): void
}

type Received<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined

type Call<E extends Endpoint> = {
  readonly member: E['for'] extends 'member' | { level: number } | { role: string } ? Member : undefined
  readonly staff: E['for'] extends 'staff' | { staff: unknown } ? Staff : undefined
  readonly params: Received<E, 'params'>
  readonly query: Received<E, 'query'>
  readonly body: Received<E, 'body'>
  readonly now: Temporal.Instant
  readonly language: Language
  /** The network address the call came from. */
  readonly address: string
}

type Command<E extends Endpoint> = Call<E> & {
  readonly tx: Tx
  /** Tells the audit trail what the command changed, beyond that it was run. */
  changed(change: Change): void
}

type Parts = { app: FastifyInstance; database: Database; clock: Clock; authenticators: Authenticators }

export function createRoutes({ app, database, clock, authenticators }: Parts): Http {
  app.decorateRequest('actor')

  function route<E extends Endpoint>(
    endpoint: E,
    answer: (call: Call<E>, request: FastifyRequest) => unknown,
  ) {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: describeEndpoint(endpoint),
      config: { endpoint },
      // Before the body is read: a stranger's upload is refused unread, and as a stranger's, not for a wrong field.
      onRequest: async (request) => {
        const { authorization } = request.headers
        request.actor = await authorise(endpoint.for, authorization, clock.now(), authenticators)
      },
      handler: (request) => answer(callOf<E>(request, clock.now()), request),
    })
  }

  async function execute<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    request: FastifyRequest,
    run: (call: Command<E>) => Promise<Answer<E>>,
  ) {
    const action = `${endpoint.method} ${endpoint.path}`
    return database.transaction(async (tx) => {
      const work = async () => {
        let change: Change = {}
        const result = await run({
          ...call,
          tx,
          changed: (told) => {
            change = told
          },
        })
        await writeAudit(tx, { ...change, actor: request.actor, action, at: call.now, requestId: request.id })
        return result
      }
      const key = endpoint.idempotent && request.headers['idempotency-key']
      const actorId = call.member?.id ?? call.staff?.id
      if (typeof key !== 'string' || !actorId) return work()
      return once(tx, { actorId, key, action, request: [call.params, call.body], now: call.now }, work)
    })
  }

  return {
    query: (endpoint, read) => route(endpoint, (call) => read({ ...call, db: database.db })),
    command: (endpoint, run) => route(endpoint, (call, request) => execute(endpoint, call, request, run)),
    preparedCommand: (endpoint, prepare, run) =>
      route(endpoint, async (call, request) => {
        const { db, transaction } = database
        const prepared = await prepare({ ...call, db, transaction })
        return execute(endpoint, call, request, (command) => run({ ...command, prepared }))
      }),
  }
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
  } as Call<E>
}
