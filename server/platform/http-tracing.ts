import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { inside, isTracing, startSpan } from './tracing.ts'

/** Each request is a span, with its statements below it. The id of the request leads from the log to it. */
export function traceRequests(app: FastifyInstance) {
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTracing()) return done()
    const { method, routeOptions, id } = request
    // The route's pattern, because an address may hold personal data.
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route, 'petisco.request_id': id }
    const span = startSpan(`${method} ${route}`, attributes)
    if (!span) return done()
    spans.set(request, span)
    inside(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
