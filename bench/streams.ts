import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { listNotifications, streamNotifications } from '#contract/notifications.ts'
import { migrate } from '#server/platform/migrate.ts'
import { quantile } from './figures.ts'
import { megabytesOf, type ServerProcess } from './server-process.ts'
import { number, type Row } from './table.ts'
import { startEmptyServer, withClient, withPostgres } from './world.ts'

const streamsEach = 2
const requestsPerSecond = 100
const sentPerSecond = 50

type StreamLoad = { readonly streams: number; readonly seconds: number }

/**
 * Measures memory, and the time until a notification has reached all streams of its member while other calls
 * are answered.
 */
export async function benchStreams({ streams, seconds }: StreamLoad, signal: AbortSignal): Promise<Row[]> {
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    await using server = await startEmptyServer(place, signal)
    return await withClient(place.databaseUrl, async (client) => {
      const people = await createPeople(client, streams / streamsEach)
      const sockets: Socket[] = []
      try {
        return await measureStreams({ server, client, people, sockets, seconds, signal })
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    })
  })
}

type Measurement = {
  server: ServerProcess
  client: pg.Client
  people: readonly SignedIn[]
  sockets: Socket[]
  seconds: number
  signal: AbortSignal
}

async function measureStreams(measurement: Measurement): Promise<Row[]> {
  const { server, client, people, sockets, seconds, signal } = measurement
  const before = await megabytesOf(server.pid)
  const arrivals = new Map<number, number[]>()
  for (const [index, { token }] of people.entries()) {
    for (let each = 0; each < streamsEach; each += 1) sockets.push(open(server.url, token, arrivals))
    if (index % 100 === 99) await Promise.all(sockets.slice(-100).map((socket) => once(socket, 'data')))
    signal.throwIfAborted()
  }
  await pause(2000)
  const after = await megabytesOf(server.pid)
  const asking = new AbortController()
  const answered = keepAsking(server.url, people, asking.signal)
  const sent = await sendFor(client, people, seconds)
  await pause(1000)
  asking.abort()
  await answered
  const streams = `${number(sockets.length)} streams`
  const more = { what: `memory of ${streams}`, figure: after - before, unit: 'MB more' }
  return [{ ...more, budget: { atMost: 250 } }, ...rowsOf(streams, sent, arrivals)]
}

type SignedIn = { readonly id: string; readonly token: string }

async function createPeople(client: pg.Client, count: number): Promise<SignedIn[]> {
  const { rows } = await client.query<SignedIn>(
    `with person as (
       insert into member (name, email, profile_type, profile_name, level, password_hash)
       select 'Ana Souza', 'bench-' || n || '@test.example', 'attendant', 'Loja', 3, ''
       from generate_series(1, $1::bigint) as n returning id
     ), signed as (
       insert into session (token_hash, member_id, created_at, last_used_at, expires_at)
       select sha256(convert_to('token-' || id, 'utf8')), id, now(), now(), now() + interval '30 days' from person
     )
     select id, 'token-' || id as token from person`,
    [count],
  )
  return rows
}

function open({ hostname, port, host }: URL, token: string, arrivals: Map<number, number[]>): Socket {
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    `GET /api${streamNotifications.path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const [, serial] of text.matchAll(/Nota (\d+) aprovada/g)) {
      const times = arrivals.get(Number(serial)) ?? []
      arrivals.set(Number(serial), [...times, performance.now()])
    }
  })
  socket.on('error', (error) => console.error(`a stream broke: ${error.message}`))
  return socket
}

async function keepAsking(url: URL, people: readonly SignedIn[], signal: AbortSignal) {
  const pending = new Set<Promise<void>>()
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { token = '' } = people[(turn * 7919) % people.length] ?? {}
    const asking = ask(new URL(`/api${listNotifications.path}`, url), token).then(() => {
      pending.delete(asking)
    })
    pending.add(asking)
    await pause(1000 / requestsPerSecond)
  }
  await Promise.all(pending)
}

async function ask(url: URL, token: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.text()
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
}

type SentNotification = { readonly serial: number; readonly at: number }

async function sendFor(
  client: pg.Client,
  people: readonly SignedIn[],
  seconds: number,
): Promise<SentNotification[]> {
  const sent: SentNotification[] = []
  for (let serial = 1; serial <= seconds * sentPerSecond; serial += 1) {
    const { id } = people[(serial * 6007) % people.length] ?? {}
    sent.push({ serial, at: performance.now() })
    await client.query(
      `insert into notification (member_id, kind, facts, link, created_at)
       values ($1, 'invoice_counted', jsonb_build_object('number', $2::text, 'coins', 5), '/extrato', now())`,
      [id, serial],
    )
    await pause(1000 / sentPerSecond)
  }
  return sent
}

function rowsOf(
  streams: string,
  sent: readonly SentNotification[],
  arrivals: ReadonlyMap<number, readonly number[]>,
): Row[] {
  const delays = sent.flatMap(({ serial, at }) => {
    const reached = arrivals.get(serial) ?? []
    return reached.length === streamsEach ? [Math.max(...reached) - at] : []
  })
  const what = `a notice to ${streams}, until the last of its member has it, p95`
  return [
    {
      what: `notices that reached every stream once`,
      figure: delays.length,
      unit: '',
      floor: sent.length,
      budget: { atLeast: 1 },
    },
    { what, figure: quantile(delays, 0.95), unit: 'ms', budget: { atMost: 50 } },
  ]
}
