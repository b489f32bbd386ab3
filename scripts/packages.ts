import { existsSync } from 'node:fs'
import { run } from './run.ts'

let updated: Promise<boolean> | undefined

/** With the system's own packages, where there are Debian's and we may. */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  updated ??= apt(['update'])
  return (await updated) && (await apt(['install', '-y', '--no-install-recommends', ...names]))
}

async function apt(args: readonly string[]): Promise<boolean> {
  // `env`, because sudo drops our variables; the timeout, because another installation may hold the lock.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=120']
  const [command = 'sudo', ...rest] = process.getuid?.() === 0 ? apt : ['sudo', '-n', ...apt]
  const { ok, output, seconds } = await run(command, [...rest, ...args], { limitSeconds: 300 })
  console.error(`apt-get ${args[0]}: ${ok ? 'done' : 'failed'} (${seconds.toFixed(1)} s).`)
  if (!ok) console.error(output.trim())
  return ok
}
