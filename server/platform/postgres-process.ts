import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export async function runningServer(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const [pid, , , port] = (await readIfThere(file)).split('\n').map(Number)
  if (!pid || !port || !isAlive(pid)) return undefined
  if (await isServerOf(cluster, pid)) return { pid, port }
  // The server died and its pid belongs to another program, or is not reaped yet; PostgreSQL would think it
  // runs.
  await rm(file, { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readIfThere(`/proc/${pid}/cmdline`)
    return command.includes(`\0-D\0${cluster}\0`)
  }
  if (process.platform === 'win32') {
    const { stdout } = await promisify(execFile)('tasklist', ['/NH', '/FI', `PID eq ${pid}`])
    return stdout.includes('postgres.exe')
  }
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return stdout.includes(` -D ${cluster} `)
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return ''
    throw error
  }
}
