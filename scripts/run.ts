import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export type Outcome = { readonly ok: boolean; readonly output: string; readonly seconds: number }

type Options = { readonly env?: NodeJS.ProcessEnv; readonly limitSeconds?: number }

const root = resolve(import.meta.dirname, '..')
const path = [resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Seven minutes are enough on two cores of one's own; neighbours have taken half of such a machine and more. */
const longest = 30 * 60

/** Runs a command, ours before the machine's, to its end or its time limit, and keeps what it printed. */
export function run(
  command: string,
  args: readonly string[],
  { env, limitSeconds = longest }: Options = {},
): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The commands of npm packages are scripts on Windows, which only a shell starts.
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    const finish = (ok: boolean, last = '') => {
      clearTimeout(limit)
      resolve({ ok, output: output + last, seconds: (performance.now() - started) / 1000 })
    }
    const limit = setTimeout(() => {
      child.kill()
      finish(false, `\nStopped after ${limitSeconds} s: ${command} ${args.join(' ')}\n`)
      // Its own children may still hold the pipes; nobody waits for them.
      child.stdout.destroy()
      child.stderr.destroy()
    }, limitSeconds * 1000)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => finish(false, `${error.message}\n`))
    child.once('close', (code) => finish(code === 0))
  })
}
