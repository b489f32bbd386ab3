import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Authenticators } from './actors.ts'
import { type Actor, authorise } from './authorise.ts'
import type { Clock } from './clock.ts'
import { type Call, callOf } from './http-call.ts'
import { describeEndpoint } from './http-docs.ts'
import { revalidate } from './http-revalidation.ts'
import { takeFiles } from './http-uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}

type Parts = {
  app: FastifyInstance
  /** Where files lie while their call is answered. */
  uploadsFolder: string
  clock: Clock
  authenticators: Authenticators
}

type Answering<E extends Endpoint> = (call: Call<E>, request: FastifyRequest, reply: FastifyReply) => unknown

/** What every kind of route is made with: an endpoint is guarded, described and checked in one way. */
export type Routing = {
  route<E extends Endpoint>(
    endpoint: E,
    answer: Answering<E>,
    options?: { readonly exposeHeadRoute?: boolean },
  ): void
  /** Who calls, or a refusal; also for whoever asks again later whether they still may. */
  actorOf(endpoint: Endpoint, request: Pick<FastifyRequest, 'headers'>): Promise<Actor>
}

export function createRouting({ app, uploadsFolder, clock, authenticators }: Parts): Routing {
  app.decorateRequest('actor')
  const actorOf: Routing['actorOf'] = (endpoint, { headers }) =>
    authorise(endpoint.for, headers.authorization, clock.now(), authenticators)

  return {
    actorOf,
    route: (endpoint, answer, options = {}) => {
      if (endpoint.files) takeFiles(app, endpoint, uploadsFolder, add)
      else add(app)

      function add(scope: FastifyInstance) {
        scope.route({
          ...options,
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
          handler: (request, reply) => answer(callOf(request, clock.now()), request, reply),
        })
      }
    },
  }
}
