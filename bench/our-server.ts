import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startProcess } from './server-process.ts'

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
    // As the image and the units set it.
    MALLOC_MMAP_THRESHOLD_: '1048576',
  }
  const server = starting.use(await startProcess('server/main.ts', settings, signal))
  const running = starting.move()
  return { ...server, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
