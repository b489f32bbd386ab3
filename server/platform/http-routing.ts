import { hash } from 'node:crypto'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySerializerCompiler,
  onSendHookHandler,
  preValidationHookHandler,
} from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Authenticators } from './actors.ts'
import { type Actor, identify, requireAccess } from './authorise.ts'
import type { Clock } from './clock.ts'
import { answerCompiler } from './http-answers.ts'
import { type Call, callOf } from './http-call.ts'
import { compressAnswer } from './http-compress.ts'
import { isListed } from './http-conditions.ts'
import { schemaOf } from './http-docs.ts'
import { takeFiles } from './http-uploads.ts'
import { requireUsableKey } from './idempotency.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}

type Parts = {
  app: FastifyInstance
  uploadsFolder: string
  clock: Clock
  authenticators: Authenticators
  /** Grows by each call that is served. */
  endpoints: Endpoint[]
}

type AnswerCall<E extends Endpoint> = (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => unknown

export type Routing = {
  route<E extends Endpoint>(
    endpoint: E,
    answer: AnswerCall<E>,
    options?: { readonly exposeHeadRoute?: boolean },
  ): void
  actorOf(endpoint: Endpoint, request: Pick<FastifyRequest, 'headers'>): Promise<Actor>
}

export function createRouting({ app, uploadsFolder, clock, authenticators, endpoints }: Parts): Routing {
  app.decorateRequest('actor')
  const identified = (endpoint: Endpoint, { headers }: Pick<FastifyRequest, 'headers'>) =>
    identify(endpoint.for, headers.authorization, clock.now(), authenticators)

  const actorOf: Routing['actorOf'] = async (endpoint, request) => {
    const actor = await identified(endpoint, request)
    requireAccess(endpoint, actor)
    return actor
  }

  return {
    actorOf,
    route: (endpoint, answer, options = {}) => {
      endpoints.push(endpoint)
      if (endpoint.files) takeFiles(app, endpoint, uploadsFolder, add)
      else add(app)

      function add(scope: FastifyInstance) {
        scope.route({
          ...options,
          method: endpoint.method,
          url: `/api${endpoint.path}`,
          schema: schemaOf(endpoint),
          ...(endpoint.revalidates && { serializerCompiler: writeOnce }),
          // Before the body is read, so that a stranger's upload is refused unread.
          onRequest: async (request, reply) => {
            if (!isPublic(endpoint)) reply.header('Cache-Control', 'no-store')
            // Known before it is refused, so that the log can tell who tried.
            request.actor = await identified(endpoint, request)
            requireAccess(endpoint, request.actor)
            const { machine } = request.actor
            if (machine) await authenticators.countCall(machine, clock.now())
            requireUsableKey(endpoint, request.headers)
          },
          preValidation: endpoint.body ? takeNoBody : [],
          onSend: [...keepingOf(endpoint), compressAnswer],
          handler: (request, reply) => answer(callOf(request, clock.now()), request, reply),
        })
      }
    },
  }
}

/** What is read without a token; a sign-in is not, since its answer holds one. */
function isPublic({ for: access, method }: Endpoint) {
  return access === 'anyone' && method === 'GET'
}

/** What is kept for many and answered again, the same object, is written once. */
const writeOnce: FastifySerializerCompiler<FastifySchema> = (route) => {
  // Every schema is one of the contract's.
  const write = answerCompiler(route as Parameters<typeof answerCompiler>[0])
  const written = new WeakMap<object, string>()
  return (answer: object) => {
    const text = written.get(answer) ?? write(answer)
    written.set(answer, text)
    return text
  }
}

function keepingOf({ revalidates, offline }: Endpoint) {
  if (revalidates) return [revalidate]
  return offline ? [allowKeeping] : []
}

const takeNoBody: preValidationHookHandler = (request, _reply, done) => {
  if (request.hasNoBody) request.body = {}
  done()
}

const allowKeeping: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 200) reply.headers(keptByOwner)
  done(null, payload)
}

const keptByOwner = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Language' }

async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `"${hash('sha256', payload, 'base64url')}"`
  reply.header('ETag', tag)
  reply.headers(keptByOwner)
  if (!isListed(tag, request.headers['if-none-match'])) return payload
  reply.code(304)
  return ''
}
