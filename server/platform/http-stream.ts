import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database, Db } from './db.ts'
import type { Call } from './http-call.ts'
import type { Routing } from './http-routing.ts'
import type { Listening } from './listening.ts'
import { Refusal } from './refusal.ts'

/** A browser that reconnects sends the last id back. */
type StreamEvent = { readonly event?: string; readonly id?: string; readonly data?: string }

export type Outlet = {
  send(event: StreamEvent): void
  end(): void
  onEnd(act: () => void): void
  isOpen(): boolean
}

/** A slower reader is disconnected and comes back for the rest. */
const mostWaitingBytes = 256 * 1024
const ticksPerBeat = 25

type Stream = {
  readonly outlet: Outlet
  readonly session: string | undefined
  beat(): void
  dueAt: number
  mayGoOn(): Promise<unknown>
}

export type StreamCall<E extends Endpoint> = Call<E> & {
  readonly db: Db
  readonly lastEventId: string | undefined
}

type Parts = Routing & {
  app: FastifyInstance
  database: Database
  listening: Listening
  heartbeatMs?: number | undefined
}

export function streamRoute({ app, route, actorOf, database, listening, heartbeatMs }: Parts) {
  const begin = createStreams(app, listening, heartbeatMs)
  return <E extends Endpoint>(endpoint: E, open: (call: StreamCall<E>, outlet: Outlet) => void): void =>
    route(
      endpoint,
      (call, request, reply) => {
        const { authorization, 'last-event-id': lastEventId } = request.headers
        const { sessionHash } = request.actor.member ?? request.actor.staff ?? {}
        const stream = begin(reply, {
          session: sessionHash?.toString('hex'),
          mayGoOn: () => actorOf(endpoint, { headers: { authorization } }),
        })
        open({ ...call, db: database.db, lastEventId: lastEventId?.toString() }, stream.outlet)
        // The session may have ended after it was checked and before this stream could hear of it.
        void stream.check()
      },
      { exposeHeadRoute: false },
    )
}

type Viewing = Pick<Stream, 'session' | 'mayGoOn'>

function createStreams(app: FastifyInstance, listening: Listening, heartbeatMs = 25_000) {
  const streams = new Set<Stream>()

  // The database announces each session that ends; the check at every beat finds what was not heard.
  listening.listen('session_ended', {
    heard: (hashes) => {
      const ended = new Set(hashes.split(' '))
      if (ended.has('*')) checkAll()
      else for (const { session, outlet } of streams) if (session && ended.has(session)) outlet.end()
    },
    regained: checkAll,
  })

  function checkAll() {
    for (const stream of streams) void check(stream)
  }

  async function check(stream: Stream) {
    try {
      await stream.mayGoOn()
      stream.beat()
    } catch (error) {
      if (error instanceof Refusal) return stream.outlet.end()
      // The check failed, so the stream stays open and is checked again at the next beat.
      app.log.warn({ err: error }, 'a stream could not be checked')
    }
  }

  // Each stream has its own moment, so that they are not all checked at once.
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

  return function begin(reply: FastifyReply, { session, mayGoOn }: Viewing) {
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
      session,
      beat: () => write(':\n\n'),
      dueAt: performance.now() + heartbeatMs * (0.5 + Math.random() / 2),
      mayGoOn,
    }
    streams.add(stream)
    outlet.onEnd(() => streams.delete(stream))
    listening.begin()
    return { outlet, check: () => check(stream) }
  }
}

/** Without the security headers: they are for documents, and each stream would keep a copy. */
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Proxies would otherwise buffer the events.
  'X-Accel-Buffering': 'no',
  // The server must not wait for another request on this connection.
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
