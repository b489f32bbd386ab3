import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startProcess } from './server-process.ts'
import { allocator } from './world.ts'

export type OpenServer = () => Promise<ServerProcess>

/** One server for all who ask, which ends with the stack. Only where nothing is measured. */
export function sharedServer(stack: AsyncDisposableStack, signal: AbortSignal): OpenServer {
  let started: Promise<ServerProcess> | undefined
  return async () => {
    started ??= startOurServer(signal).then((server) => stack.use(server))
    return { ...(await started), [Symbol.asyncDispose]: async () => undefined }
  }
}

/** The whole product with its own demo world. */
export async function startOurServer(signal: AbortSignal): Promise<ServerProcess> {
  await using starting = new AsyncDisposableStack()
  const folder = starting.use(await mkdtempDisposable(join(tmpdir(), 'petisco-bench-')))
  const settings = {
    DEMO: 'on',
    DATA_DIR: folder.path,
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ROLE: 'web',
    ...allocator,
  }
  const server = starting.use(await startProcess('server/main.ts', settings, signal))
  const running = starting.move()
  return { ...server, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
