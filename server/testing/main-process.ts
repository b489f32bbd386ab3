import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { runningServer } from '#server/platform/postgres-process.ts'

export const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const runtime = new URL('../../scripts/runtime.mjs', import.meta.url).href

type MainProcess = { process: ChildProcess; output(): string; errors: Promise<string> }

/** Building the web app would take seconds. */
export function start(settings: Record<string, string>): MainProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', runtime, main, '--api-only'], {
    env: { PATH, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return { process: child, output: () => output, errors: text(child.stderr) }
}

export async function exitOf({ process: child, errors }: MainProcess) {
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, errors: await errors }
}

export async function ready(port: number) {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error('the server did not become ready')
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-main-'))
  onTestFinished(async () => {
    const orphan = await runningServer(join(folder, 'postgres'))
    if (orphan) process.kill(orphan.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}
