import { randomUUID } from 'node:crypto'
import { addAbortListener, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { isProblem, problem } from '#server/platform/problem.ts'
import { unexpectedAnswer } from './ask.ts'
import { createResponseReader } from './response-reader.ts'
import type { Request } from './scenario.ts'

export type Server = { readonly program: string; readonly url: URL }

export type Load = {
  readonly requests: readonly Request[]
  readonly connections: number
  readonly seconds: number
  readonly signal: AbortSignal
}

export type Answers = { readonly latenciesMs: readonly number[]; readonly seconds: number }

const patienceMs = 20_000

export async function load(
  server: Server,
  { requests, connections, seconds, signal }: Load,
): Promise<Answers> {
  const messages = requests.map((request) => messageOf(request, server))
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(server.url)))
  using _ = addAbortListener(signal, () => {
    for (const socket of sockets) socket.destroy(signal.reason)
  })
  try {
    const latenciesMs: number[] = []
    const beganAt = performance.now()
    const endsAt = beganAt + seconds * 1000
    // Each starts elsewhere in the cycle, so that they do not all ask the same at once.
    const work = sockets.map((socket, index) => keepAsking(socket, messages, index, endsAt, latenciesMs))
    await Promise.all(work)
    return { latenciesMs, seconds: (performance.now() - beganAt) / 1000 }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

type Message = { readonly name: string; bytes(): Buffer }

function messageOf(
  { method, path, headers = {}, body = '' }: Request,
  { program, url: { host } }: Server,
): Message {
  const length = method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {}
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return {
    name: `${method} ${path} of ${program}`,
    bytes: bytesOf(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
  }
}

/** Each `{unique}` becomes a new id. */
function bytesOf(text: string): () => Buffer {
  if (!text.includes('{unique}')) {
    const bytes = Buffer.from(text)
    return () => bytes
  }
  return () => Buffer.from(text.replace('{unique}', randomUUID()))
}

async function open({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** The answer after the end counts too, so that no work is left for the next measurement. */
function keepAsking(
  socket: Socket,
  messages: readonly Message[],
  offset: number,
  endsAt: number,
  latenciesMs: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let turn = offset
    let askedAt = 0
    const message = () => messages[turn % messages.length] as Message
    const askNext = () => {
      askedAt = performance.now()
      socket.write(message().bytes())
    }
    const fail = (reason: string) => reject(problem(`${message().name} ${reason}.`))
    const read = createResponseReader((status, beginning) => {
      const now = performance.now()
      if (status !== 200) return reject(unexpectedAnswer(message().name, status, beginning.toString()))
      latenciesMs.push(now - askedAt)
      if (now > endsAt) return resolve()
      turn += 1
      askNext()
    })
    socket.on('error', (error: unknown) => (isProblem(error) ? reject(error) : fail(`failed: ${error}`)))
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk)
      } catch (error) {
        reject(error)
      }
    })
    socket.on('close', () => fail('was not answered: the connection was closed'))
    socket.setTimeout(patienceMs, () => fail(`was not answered in ${patienceMs / 1000} s`))
    askNext()
  })
}
