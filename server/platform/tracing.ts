import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span>()

/** Spans are sent to a collector that speaks OTLP over HTTP. Without one, nothing of it is loaded. */
export async function startTracing(collector: string, service: string): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(collector)).href })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  tracer = provider.getTracer(service)
  return async () => {
    tracer = undefined
    await provider.shutdown()
  }
}

/** What is traced inside belongs to it. Attributes never hold what people typed. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, attributes)
  if (!span) return work()
  return current.run(span, work).then(
    (result) => {
      span.end()
      return result
    },
    (error) => {
      endWithFailure(span, error)
      throw error
    },
  )
}

export function isTracing(): boolean {
  return tracer !== undefined
}

/** Undefined if nobody collects. */
export function startSpan(name: string, attributes: Attributes): Span | undefined {
  if (!tracer) return undefined
  const parent = current.getStore()
  return tracer.startSpan(name, { attributes }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
}

export function inside(span: Span, work: () => void) {
  current.run(span, work)
}

function endWithFailure(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' })
  span.end()
}

function withSlash(address: string) {
  return address.endsWith('/') ? address : `${address}/`
}
