import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const runtime = new URL('../../scripts/runtime.mjs', import.meta.url).href

export type MainProcess = { process: ChildProcess; output(): string; errors: Promise<string> }

/** Without the web app, unless it is asked for: building it would take seconds. */
export function spawnMain(settings: Record<string, string>, { web = false } = {}): MainProcess {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', runtime, main, ...(web ? [] : ['--api-only'])], {
    env: { PATH, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  return { process: child, output: () => output, errors: text(child.stderr) }
}

/** Whoever has the process is told at once why it ended, instead of waiting for what will not come. */
export async function ready(port: number, started?: MainProcess) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return
    if (started && hasEnded(started))
      throw new Error(`the server ended before it was ready: ${await started.errors}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error('the server did not become ready')
}

export function hasEnded({ process: { exitCode, signalCode } }: MainProcess): boolean {
  return exitCode !== null || signalCode !== null
}
