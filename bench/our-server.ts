import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from './server-process.ts'

/** The whole product as people run it, on a demo world of its own that goes when it stops. */
export async function startOurServer(signal: AbortSignal): Promise<ServerProcess> {
  await using starting = new AsyncDisposableStack()
  const folder = starting.use(await mkdtempDisposable(join(tmpdir(), 'petisco-bench-')))
  const settings = { DEMO: 'on', DATA_DIR: folder.path, LIMITS: 'off', LOG_LEVEL: 'warn', ROLE: 'web' }
  const server = starting.use(await startServer('server/main.ts', settings, signal))
  const running = starting.move()
  return { ...server, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** Of a server on a database that somebody else fills. */
export function emptyWorld(folder: string, databaseUrl: string) {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: 'off' }
  return { ...own, LIMITS: 'off', LOG_LEVEL: 'warn', ROLE: 'web' }
}
