import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runningServer } from '#server/platform/postgres-process.ts'
import { hasEnded, type MainProcess, spawnMain } from './spawn-main.ts'

export function start(settings: Record<string, string>): MainProcess {
  const started = spawnMain(settings)
  onTestFinished(() => void started.process.kill('SIGKILL'))
  return started
}

export async function exitOf(started: MainProcess) {
  const { process: child, errors } = started
  if (!hasEnded(started)) await once(child, 'exit')
  return { code: child.exitCode, errors: await errors }
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
