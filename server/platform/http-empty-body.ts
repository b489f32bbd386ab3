import { once } from 'node:events'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Nothing was sent, whatever was announced. */
    hasNoBody: boolean
  }
}

/** A body that is empty is no payload, whatever type it is said to have: many clients name one with every call. */
export function takeEmptyBodies(app: FastifyInstance) {
  app.decorateRequest('hasNoBody', false)
  app.addHook('preParsing', async (request, _reply, payload) => {
    request.hasNoBody = await isEmpty(request)
    if (request.hasNoBody) announceNothing(request.raw.headers)
    return payload
  })
}

async function isEmpty({ raw }: FastifyRequest): Promise<boolean> {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = raw.headers
  if (encoding === undefined) return Number(length) === 0
  try {
    // Of a body whose length nobody told, its beginning tells; at the end of an empty one there is nothing to read.
    await once(raw, 'readable')
  } catch {
    // Cut short: whoever reads it meets that too.
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
