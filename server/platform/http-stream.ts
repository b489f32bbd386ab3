import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database, Db } from './db.ts'
import type { Call } from './http-call.ts'
import type { Routing } from './http-route.ts'
import { Refusal } from './refusal.ts'

/** One server-sent event; with an id, that is what the browser names when it comes back. */
type StreamEvent = { readonly event?: string; readonly id?: string; readonly data?: string }

export type Outlet = {
  send(event: StreamEvent): void
  end(): void
  /** Called once, however the stream ended. */
  onEnd(act: () => void): void
  isOpen(): boolean
}

/** Whoever reads more slowly than this is let go, and comes back for the rest. */
const mostWaitingBytes = 256 * 1024
const ticksPerBeat = 25

type Stream = { readonly outlet: Outlet; beat(): void; dueAt: number; mayGoOn(): Promise<unknown> }

export type StreamCall<E extends Endpoint> = Call<E> & {
  readonly db: Db
  /** What a browser that comes back has heard last. */
  readonly lastEventId: string | undefined
}

type Parts = Routing & { app: FastifyInstance; database: Database; heartbeatMs?: number | undefined }

export function streamRoute({ app, route, actorOf, database, heartbeatMs }: Parts) {
  const begin = createStreams(app, heartbeatMs)
  return <E extends Endpoint>(endpoint: E, open: (call: StreamCall<E>, outlet: Outlet) => void): void =>
    route(
      endpoint,
      (call, request, reply) => {
        // Nothing else of the request is kept for as long as the stream is open.
        const { authorization, 'last-event-id': lastEventId } = request.headers
        const outlet = begin(reply, () => actorOf(endpoint, { headers: { authorization } }))
        open({ ...call, db: database.db, lastEventId: lastEventId?.toString() }, outlet)
      },
      { exposeHeadRoute: false },
    )
}

/** Keeps streams open: a sign of life every so often, an end when their person may no longer call or the server stops. */
function createStreams(app: FastifyInstance, heartbeatMs = 25_000) {
  const streams = new Set<Stream>()

  async function check(stream: Stream) {
    try {
      await stream.mayGoOn()
      stream.beat()
    } catch (error) {
      if (error instanceof Refusal) return stream.outlet.end()
      // Whether they may is not known: they have been told nothing since, and are asked again at the next beat.
      app.log.warn({ err: error }, 'a stream could not be checked')
    }
  }

  // One timer for all of them; each has its own moment, so that they do not all ask at once.
  const ticking = setInterval(() => {
    const now = performance.now()
    for (const stream of streams) {
      if (stream.dueAt > now) continue
      stream.dueAt = now + heartbeatMs
      void check(stream)
    }
  }, heartbeatMs / ticksPerBeat).unref()

  app.addHook('preClose', async () => {
    clearInterval(ticking)
    for (const { outlet } of streams) outlet.end()
  })

  /** Takes the answer out of the framework's hands; `mayGoOn` throws a refusal when the person's right has ended. */
  return function begin(reply: FastifyReply, mayGoOn: () => Promise<unknown>): Outlet {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, streamHeaders)
    // Browsers that lost the server come back at different moments.
    raw.write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\n\n`)
    const write = (text: string) => {
      if (raw.destroyed || raw.writableEnded) return
      raw.write(text)
      if (raw.writableLength > mostWaitingBytes) raw.destroy()
    }
    const outlet: Outlet = {
      send: (event) => write(textOf(event)),
      end: () => void raw.end(),
      onEnd: (act) => void raw.once('close', act),
      isOpen: () => !raw.destroyed && !raw.writableEnded,
    }
    const stream: Stream = {
      outlet,
      beat: () => write(':\n\n'),
      dueAt: performance.now() + heartbeatMs * (0.5 + Math.random() / 2),
      mayGoOn,
    }
    streams.add(stream)
    outlet.onEnd(() => streams.delete(stream))
    return outlet
  }
}

/** Not those that every answer carries: they are for documents, and each stream would keep its copy of their text. */
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // A proxy that gathers answers would keep events back.
  'X-Accel-Buffering': 'no',
  // Nothing follows a stream: its end is the end of the connection, and the server need not wait for it.
  Connection: 'close',
}

function textOf({ event, id, data }: StreamEvent): string {
  const lines = [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(data === undefined ? [] : data.split('\n').map((line) => `data: ${line}`)),
  ]
  return `${lines.join('\n')}\n\n`
}
