import type { FastifyRequest } from 'fastify'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { Authenticators } from './actors.ts'
import { type Database, type Db, isMissingReference, retryingConflicts, type Tx } from './db.ts'
import type { Files } from './files.ts'
import { actionOf, type Call } from './http-call.ts'
import type { Routing } from './http-routing.ts'
import { hashOf, once, onceSealed } from './idempotency.ts'
import { type Change, lockCaller, writeAudit } from './queries.ts'
import { Refusal } from './refusal.ts'
import type { Secrets } from './secrets/secrets.ts'

export type Command<E extends Endpoint> = Call<E> & {
  readonly tx: Tx
  /** Adds details to the audit entry; `null` writes no entry. */
  changed(change: Change | null): void
}

export type Preparation = Pick<Database, 'db' | 'transaction'> & {
  readonly files: Files
  /** For files that are gone when the call is answered. */
  readonly uploadsFolder: string
}

export type CommandCall = {
  readonly actorId: string
  readonly action: string
  readonly key: string | null
  readonly requestHash: Buffer
  readonly at: Temporal.Instant
  readonly requestId: string
}

export type StatementCall<E extends Endpoint> = Call<E> & { readonly db: Db; readonly command: CommandCall }

type Parts = Routing & {
  database: Database
  files: Files
  secrets: Secrets
  uploadsFolder: string
  authenticators: Pick<Authenticators, 'forget'>
}

export function commandRoutes(parts: Parts) {
  const { route, actorOf, database, files, secrets, uploadsFolder, authenticators } = parts
  const { db } = database
  // Also after a failure, because a commit whose answer was lost may have happened.
  const transaction: Database['transaction'] = (work) =>
    database.transaction(work).finally(authenticators.forget)
  const preparation: Preparation = { db, transaction, files, uploadsFolder }

  async function execute<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    request: FastifyRequest,
    run: (call: Command<E>) => Promise<Answer<E>>,
  ) {
    const action = actionOf(endpoint)
    const running = transaction(async (tx) => {
      if (call.member && !endpoint.erasesCaller && !(await lockCaller(tx, call.member.id)))
        throw new Refusal('signed_out')
      const work = () => audited(tx, { call, request, action }, run)
      const key = endpoint.idempotent && request.headers['idempotency-key']
      const actorId = call.member?.id ?? call.staff?.id ?? call.machine?.keyId
      if (typeof key !== 'string' || !actorId) return work()
      const attempt = { actorId, key, action, request: [call.params, call.body], now: call.now }
      return endpoint.idempotent === 'sealed'
        ? onceSealed(tx, secrets, attempt, work)
        : once(tx, attempt, work)
    })
    return running.catch(unlessErased(endpoint, request))
  }

  /** A missing reference usually means that the caller was erased meanwhile, which `actorOf` refuses. */
  function unlessErased(endpoint: Endpoint, request: FastifyRequest) {
    return async (error: unknown): Promise<never> => {
      if (isMissingReference(error)) {
        authenticators.forget()
        await actorOf(endpoint, request)
      }
      throw error
    }
  }

  return {
    command<E extends Endpoint>(endpoint: E, run: (call: Command<E>) => Promise<Answer<E>>): void {
      route(endpoint, (call, request) => execute(endpoint, call, request, run))
    },
    statement<E extends Endpoint>(endpoint: E, run: (call: StatementCall<E>) => Promise<Answer<E>>): void {
      route(endpoint, (call, request) => {
        const command = commandCallOf(endpoint, call, request)
        const running = retryingConflicts(() => run({ ...call, db: database.db, command }))
        return running.catch(unlessErased(endpoint, request))
      })
    },
    preparedCommand<E extends Endpoint, Prepared>(
      endpoint: E,
      prepare: (call: Call<E> & Preparation) => Promise<Prepared>,
      run: (call: Command<E> & { prepared: Prepared }) => Promise<Answer<E>>,
      undo?: (prepared: Prepared, preparation: Preparation) => Promise<void>,
    ): void {
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
      })
    },
  }
}

type CommandRun<E extends Endpoint> = { call: Call<E>; request: FastifyRequest; action: string }

async function audited<E extends Endpoint>(
  tx: Tx,
  { call, request, action }: CommandRun<E>,
  run: (call: Command<E>) => Promise<Answer<E>>,
): Promise<Answer<E>> {
  let change: Change | null = {}
  const changed = (told: Change | null) => {
    change = told
  }
  const result = await run({ ...call, tx, changed })
  const entry = change && {
    ...change,
    actor: request.actor,
    action,
    at: call.now,
    requestId: request.id,
  }
  if (entry) await writeAudit(tx, entry)
  return result
}

function commandCallOf<E extends Endpoint>(
  endpoint: E,
  { member, params, body, now }: Call<E>,
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
