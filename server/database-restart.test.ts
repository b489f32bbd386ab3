import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { freePort } from './platform/port.ts'
import { startPostgres } from './platform/postgres.ts'
import { openCluster } from './platform/postgres-cluster.ts'
import { runProgram } from './platform/postgres-programs.ts'
import { exitOf, ready, start, temporaryFolder } from './testing/main-process.ts'

test('PostgreSQL restarts under load: the process stays, and every mail that was promised is sent', {
  timeout: 120_000,
}, async () => {
  const folder = await temporaryFolder()
  const postgres = await startPostgres({ folder })
  const DATA_DIR = await temporaryFolder()
  const port = await freePort()
  const settings = { DATABASE_URL: postgres.url, DEMO: 'on', LIMITS: 'off', DATA_DIR, PORT: String(port) }
  const app = start(settings)
  await ready(port)
  let promised = 0
  let isOver = false
  const load = [1, 2, 3, 4].map(async () => {
    while (!isOver) {
      const answer = await askForRecovery(port).catch(() => undefined)
      if (answer?.ok) promised += 1
      await setTimeout(20)
    }
  })
  for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    await setTimeout(500)
    await restart(folder, mode)
  }
  await setTimeout(500)
  isOver = true
  await Promise.all(load)
  expect(app.process.exitCode, app.process.exitCode === null ? '' : await app.errors).toBeNull()
  await ready(port)
  expect(promised).toBeGreaterThan(20)
  await vi.waitFor(
    async () => expect((await readdir(join(DATA_DIR, 'mail'))).length).toBeGreaterThanOrEqual(promised),
    { timeout: 60_000, interval: 500 },
  )
  app.process.kill('SIGTERM')
  expect((await exitOf(app)).code).toBe(0)
  await postgres.stop()
})

function askForRecovery(port: number) {
  return fetch(`http://127.0.0.1:${port}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'atendente@petisco.example' }),
  })
}

/** On the same port: the server remembers what it was started with. */
async function restart(folder: string, mode: 'fast' | 'immediate') {
  const { data, log, user } = await openCluster(folder, false)
  const args = ['restart', '--silent', `--pgdata=${data}`, `--mode=${mode}`, '--wait']
  const { failure } = await runProgram({ program: 'pg_ctl', args, user, folder, log })
  if (failure) throw new Error(failure)
}
