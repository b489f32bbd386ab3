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

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address === 'object' && address) return address.port
  throw new Error('a listening server has no port')
}
