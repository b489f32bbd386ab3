import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { settingNames } from '#server/platform/config.ts'
import { freePort } from '#server/platform/port.ts'
import { problem } from '#server/platform/problem.ts'

export type ServerProcess = AsyncDisposable & {
  readonly program: string
  readonly url: URL
  readonly pid: number
}

const root = resolve(import.meta.dirname, '..')
/** As `npm start` has it: otherwise what is short-lived takes seventy megabytes before anybody looks whether it is free. */
const youngHeap = '--max-semi-space-size=8'
/** As `npm start` does: later starts find what was compiled. */
const runtime = pathToFileURL(join(root, 'scripts/runtime.mjs')).href
/** The machine may be busy, and the web app may have to be built first. */
const patienceMs = 180_000

export async function startProcess(
  program: string,
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [youngHeap, '--import', runtime, join(root, program)], {
    // The developer's settings and .env must not lead to another database.
    cwd: tmpdir(),
    env: {
      ...withoutSettings(process.env),
      ...settings,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Ctrl-C goes to the whole process group; we stop these ourselves.
    detached: true,
  })
  const tellEnd = (code: number | null, signal: string | null) =>
    console.error(`${program} ended by itself (${signal ?? `code ${code}`}).`)
  child.once('exit', tellEnd)
  const stop = () => stopProcess(child.off('exit', tellEnd))
  const url = new URL(`http://127.0.0.1:${port}`)
  try {
    await untilItAnswers(url, child, program, signal)
  } catch (error) {
    await stop()
    throw error
  }
  return { program, url, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop }
}

export async function megabytesOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settingNames.includes(name)))
}

async function untilItAnswers(url: URL, child: ChildProcess, program: string, signal: AbortSignal) {
  const giveUpAt = Date.now() + patienceMs
  while (!(await answers(url))) {
    if (hasEnded(child)) throw problem(`${program} ended before it answered.`)
    if (Date.now() > giveUpAt) throw problem(`${program} did not answer within ${patienceMs / 1000} s.`)
    await setTimeout(20)
    signal.throwIfAborted()
  }
}

function answers(url: URL): Promise<boolean> {
  return fetch(url).then(
    async ({ body }) => {
      await body?.cancel()
      return true
    },
    () => false,
  )
}

async function stopProcess(child: ChildProcess) {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
