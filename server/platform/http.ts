import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { closeGracefully } from './http-closing.ts'
import { takeEmptyBodies } from './http-empty-body.ts'
import { answerError } from './http-errors.ts'
import { addSecurityHeaders } from './http-security.ts'
import type { WebApp } from './web-app.ts'

const jsonLimitBytes = 256 * 1024
/** Long enough for ten megabytes from a poor connection; who takes longer never means to end. */
const requestLimitMs = 5 * 60 * 1000

/** A Fastify that speaks our contract: zod schemas, our shapes for errors, our headers, one log line per request. */
export function createServer(log: FastifyBaseLogger, webApp: WebApp | undefined): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // Ours, never the caller's: it goes into the log and the audit trail.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: jsonLimitBytes,
    requestTimeout: requestLimitMs,
    // A proxy on this machine or on a private network may tell the caller's address; nobody else is believed.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { maxParamLength: 200 },
    // What goes wrong before a route is found, such as an address that cannot be decoded.
    frameworkErrors: answerError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // We take JSON, and forms where a call has files; everything else is an unknown type.
  app.removeContentTypeParser('text/plain')
  takeEmptyBodies(app)
  addSecurityHeaders(app, webApp)
  closeGracefully(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The pattern of the route, not its address: what stands in an address may be personal.
    const route = routeOptions.url ?? 'none'
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  return app
}
