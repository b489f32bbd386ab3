import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textsIn } from '#server/i18n/texts.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What may be asked of an address. */
    methodsAt(path: string): string[]
  }
}

/** To be called before there are routes. */
export function knowMethods(app: FastifyInstance) {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push({ method: each, pattern: patternOf(url) })
  })
  app.decorate('methodsAt', (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return methods.length > 0 ? [...new Set([...methods, 'OPTIONS'])].toSorted() : []
  })
}

export function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.$+?()[\]{}|\\^]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}/?$`)
}

/** For who asks what may be asked, and for who asked something else. */
export function answerMethods(allowed: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  reply.header('Allow', allowed.join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  const { wrong_method: error } = textsIn(languageOf(request.headers)).failures
  return reply.code(405).type('application/json; charset=utf-8').send({ error })
}
