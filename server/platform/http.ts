import { randomUUID } from 'node:crypto'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { answerCompiler } from './http-answers.ts'
import { answerClientError, readableUrl } from './http-client-errors.ts'
import { takeEmptyBodies } from './http-empty-body.ts'
import { answerError } from './http-errors.ts'
import { knowMethods } from './http-methods.ts'
import { serveMetrics } from './http-metrics.ts'
import { addSecurityHeaders } from './http-security.ts'
import { traceRequests } from './http-tracing.ts'
import { answerMissingTo } from './http-web-app.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './network.ts'
import { createPseudonyms } from './pseudonyms.ts'
import type { WebApp } from './web-app.ts'

const jsonLimitBytes = 256 * 1024
const requestLimitMs = 5 * 60 * 1000

type Surroundings = {
  log: FastifyBaseLogger
  webApp: WebApp | undefined
  metrics: Metrics
  isStopping(): boolean
}

export function createServer({ log, webApp, metrics, isStopping }: Surroundings): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // Never the caller's id, because it goes into the log and the audit trail.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: jsonLimitBytes,
    requestTimeout: requestLimitMs,
    // Only a proxy on this machine or a private network may name the caller's address.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerCompiler)
  app.setErrorHandler(answerMissingTo(webApp))
  app.removeContentTypeParser('text/plain')
  knowMethods(app)
  takeEmptyBodies(app)
  addSecurityHeaders(app, webApp)
  closeGracefully(app, isStopping)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  tellOfAnswers(app, metrics)
  traceRequests(app)
  return app
}

/** Each answer is logged and counted; a refusal with its code, and with who was refused under names of the day. */
function tellOfAnswers(app: FastifyInstance, metrics: Metrics) {
  const pseudonymOf = createPseudonyms()
  app.decorateRequest('refusal')
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, refusal } = request
    const status = reply.statusCode
    // The route's pattern, because an address may hold personal data.
    const route = routeOptions.url ?? 'none'
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / 1000, refusal })
    const account = refusal && accountOf(request)
    const refused = refusal && {
      refusal,
      ...(account && { account: pseudonymOf(account) }),
      from: pseudonymOf(networkOf(request.ip)),
    }
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), ...refused }, 'answered')
    done()
  })
  serveMetrics(app, metrics)
}

/** Who called, or at the ways in the e-mail that was tried. */
function accountOf({ actor, body }: FastifyRequest): string | undefined {
  const id = actor?.member?.id ?? actor?.staff?.id ?? actor?.machine?.keyId
  if (id) return id
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}

const graceMs = 4000

/** Without `Connection: close` an idle browser would keep the process alive for a minute. */
function closeGracefully(app: FastifyInstance, isStopping: () => boolean) {
  let closing = false
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || isStopping()) reply.header('Connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
  })
}
