import { once } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    hasNoBody: boolean
  }
}

/** Many clients send a content type with every call, so an empty body counts as none. */
export function takeEmptyBodies(app: FastifyInstance) {
  app.decorateRequest('hasNoBody', false)
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // What comes with these is never read.
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload)
    isEmpty(request).then((isIt) => {
      request.hasNoBody = isIt
      if (isIt) announceNothing(request.raw.headers)
      done(null, payload)
    }, done)
  })
}

async function isEmpty({ raw }: FastifyRequest): Promise<boolean> {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = raw.headers
  if (encoding === undefined) return Number(length) === 0
  try {
    await once(raw, 'readable')
  } catch {
    return false
  }
  const beginning = raw.read()
  if (beginning !== null) raw.unshift(beginning)
  return beginning === null
}

function announceNothing(headers: FastifyRequest['raw']['headers']) {
  delete headers['content-type']
  delete headers['transfer-encoding']
  headers['content-length'] = '0'
}
