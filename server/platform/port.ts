import { once } from 'node:events'
import { createServer } from 'node:net'
import { problem } from './problem.ts'

/** Fails before the database is started, which would be slow and hide the message. */
export async function requireFreePort({ port, host }: { port: number; host: string }) {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (error) {
    throw listenProblem(error, { port, host })
  } finally {
    probe.close()
  }
}

export function listenProblem(error: unknown, { port, host }: { port: number; host: string }) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return problem(`Port ${port} is taken: stop what uses it, or set PORT to another.`, error)
  if (code === 'EACCES')
    return problem(`Port ${port} is not allowed to this user: set PORT to one above 1023.`, error)
  return problem(`Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`, error)
}

const lowest = 20_000
const highest = 32_000
let last = lowest + Math.floor(Math.random() * (highest - lowest))

/** Below the ports of outgoing connections: one of those could take it before it is used. Each call has another. */
export async function freePort(): Promise<number> {
  last = last >= highest ? lowest : last + 1
  const port = last
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
    probe.close()
    await once(probe, 'close')
    return true
  } catch {
    return false
  }
}
