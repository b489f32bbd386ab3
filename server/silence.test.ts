import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from './platform/port.ts'
import { copyDatabase } from './testing/database-copy.ts'
import { exitOf, start, temporaryFolder } from './testing/main-process.ts'
import { startProxy } from './testing/proxy.ts'
import { ready } from './testing/spawn-main.ts'

test('a database that falls silent is told of within seconds, and nobody waits for it at the end', {
  timeout: 90_000,
}, async () => {
  const url = new URL(await copyDatabase(inject('templateUrl')))
  const proxy = await startProxy({ port: Number(url.port) })
  onTestFinished(() => proxy.stop())
  url.port = String(proxy.port)
  const port = await freePort()
  const settings = { DATABASE_URL: url.href, DATA_DIR: await temporaryFolder(), PORT: String(port) }
  const app = start({ ...settings, LIMITS: 'off', DRAIN_SECONDS: '0' })
  await ready(port)

  proxy.silence()
  const callers = await Promise.all(Array.from({ length: 24 }, () => timed(`${port}/api/products`)))
  expect(callers.map(({ status }) => status)).toEqual(callers.map(() => 503))
  expect(callers.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 10)).toBe(true)
  expect(Math.max(...callers.map(({ seconds }) => seconds))).toBeLessThan(15)
  expect(await timed(`${port}/readyz`)).toMatchObject({ status: 503 })

  proxy.speak()
  await ready(port)
  expect(await timed(`${port}/api/products`)).toMatchObject({ status: 401 })

  proxy.silence()
  const waiting = timed(`${port}/api/products`).catch(() => undefined)
  const asked = performance.now()
  app.process.kill('SIGTERM')
  await exitOf(app)
  expect(performance.now() - asked).toBeLessThan(11_000)
  await waiting
})

async function timed(path: string) {
  const before = performance.now()
  const answer = await fetch(`http://127.0.0.1:${path}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  const retryAfter = Number(answer.headers.get('retry-after'))
  return { status: answer.status, retryAfter, seconds: (performance.now() - before) / 1000 }
}

const token = 'nobody'.padEnd(43, 'x')
