import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/platform/port.ts'
import { type Driver, openOverHttp } from './driver.ts'
import { openFirefox } from './marionette.ts'
import { type EngineName, programs } from './programs.ts'

export type Engine = {
  readonly driver: Driver
  /** What the engine itself tells of errors, where it tells any; the page tells of its own. */
  consoleErrors(origin: string): Promise<string[]>
}

/** Runs what is to be done in a browser that was just started, and leaves nothing of it behind. */
export async function withEngine(name: EngineName, use: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'petisco-engine-'))
  const children: ChildProcess[] = []
  const start: Start = (program, args, env = {}) => {
    const child = spawn(program, args, {
      env: { ...process.env, TZ: 'America/Sao_Paulo', HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      // A group of its own, so that all of it is ended with it.
      detached: true,
    })
    children.unshift(child)
    return child
  }
  try {
    await use(await openers[name](start, folder))
  } finally {
    await Promise.all(children.map(end))
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

type Start = (
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => ChildProcess

const openers: Readonly<Record<EngineName, (start: Start, folder: string) => Promise<Engine>>> = {
  chromium: async (start) => {
    const port = await freePort()
    start(programs.chromedriver, [`--port=${port}`])
    const options = { binary: programs.chromium, args: ['--headless=new', '--no-sandbox', '--disable-gpu'] }
    return overHttp(port, { 'goog:chromeOptions': options })
  },
  firefox: async (start, folder) => {
    const settings = { 'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false }
    const lines = Object.entries(settings).map(
      (setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`,
    )
    await writeFile(join(folder, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--marionette', '--remote-allow-system-access', '--profile', folder]
    start(programs.firefox, args)
    const port = await soon(() => readFile(join(folder, 'MarionetteActivePort'), 'utf8'))
    const { driver, consoleErrors } = await soon(() => openFirefox(Number(port)))
    return { driver, consoleErrors }
  },
  webkit: async (start) => {
    // It draws nothing without a screen, and no field has the focus without somebody who gives it to the window.
    const screen = start(programs.xvfb, [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1400x1000x24',
      '-nolisten',
      'tcp',
    ])
    const DISPLAY = `:${await firstLine(screen.stdio[3] as Readable)}`
    start(programs.windowManager, [], { DISPLAY })
    const port = await freePort()
    start(programs.webkitDriver, [`--port=${port}`], { DISPLAY })
    return overHttp(port, {})
  },
}

async function overHttp(port: number, capabilities: object): Promise<Engine> {
  const url = `http://127.0.0.1:${port}`
  await soon(() => fetch(`${url}/status`))
  return { driver: await openOverHttp(url, { ...capabilities }), consoleErrors: async () => [] }
}

async function soon<T>(tried: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await tried()
    } catch (error) {
      if (tries > 300) throw error
      await pause(100)
    }
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const [chunk] = await once(stream, 'data')
  return String(chunk).trim()
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}
