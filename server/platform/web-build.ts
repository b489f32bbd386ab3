import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from './log.ts'
import { problem } from './problem.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const webAppFolder = join(root, 'dist')

/** Lies in a build whose files are compressed. */
export const compressedMark = '.compressed'

/** What is built is served as it is until it is compressed, so that the first start need not wait for that. */
export async function buildWebApp() {
  const [code] = await once(runScript('scripts/build.ts', '--if-needed', '--compress-later'), 'exit')
  if (code !== 0) throw problem('The web app could not be built.')
}

/** Beside the server and after it, where the build was not compressed yet. Returns what stops it. */
export function compressWebApp(log: Log) {
  if (existsSync(join(webAppFolder, compressedMark))) return async () => undefined
  const compressing = runScript('scripts/compress-web-app.ts')
  // A program that could not be started has no number.
  if (compressing.pid !== undefined) setPriority(compressing.pid, constants.priority.PRIORITY_LOW)
  const ended = once(compressing, 'exit').catch((error: Error) => [error.message])
  let isStopped = false
  void ended.then(([code]) => {
    if (code !== 0 && !isStopped) log.warn({ code }, 'the web app is served without being compressed')
  })
  return async () => {
    isStopped = true
    compressing.kill()
    await ended
  }
}

function runScript(script: string, ...args: string[]) {
  return spawn(process.execPath, ['--import', './scripts/runtime.mjs', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
