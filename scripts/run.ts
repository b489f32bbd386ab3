import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export type Outcome = { readonly ok: boolean; readonly output: string; readonly seconds: number }

type Options = { readonly env?: NodeJS.ProcessEnv; readonly limitSeconds?: number }

const root = resolve(import.meta.dirname, '..')
const path = [resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Half an hour is enough on two free cores; a busy machine takes longer. */
const longest = 60 * 60

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
      // On Windows npm commands are scripts, which need a shell.
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
      // Its children may still hold the pipes.
      child.stdout.destroy()
      child.stderr.destroy()
    }, limitSeconds * 1000)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => finish(false, `${error.message}\n`))
    child.once('close', (code) => finish(code === 0))
  })
}
