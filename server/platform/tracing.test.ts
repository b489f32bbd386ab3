import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { currentUser } from '#contract/members.ts'
import { test } from '#server/testing/test.ts'
import { startTracing, traced } from './tracing.ts'

type SentSpan = { name: string; spanId: string; parentSpanId?: string; status?: { code?: number } }
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

test('with a collector each request is told with its statements, and no person', async ({ api, given }) => {
  const collector = await startCollector()
  const stop = await startTracing(collector.url, 'petisco')
  const ana = await given.member({ name: 'Ana Rastreada' })
  await api.as(ana).call(currentUser)
  await expect(traced('job that fails', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await stop()
  const request = collector.spans().find(({ name }) => name === 'GET /api/user')
  expect(request).toBeDefined()
  const below = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(below.length).toBeGreaterThan(0)
  expect(below.every(({ name }) => name === 'query')).toBe(true)
  expect(collector.spans().find(({ name }) => name === 'job that fails')?.status?.code).toBe(2)
  expect(JSON.stringify(collector.received)).not.toMatch(new RegExp(`${ana.email}|${ana.token}|Rastreada`))
})

test('without a collector, or after it was left, nothing is told', async ({ api, given }) => {
  const collector = await startCollector()
  await (await startTracing(collector.url, 'petisco'))()
  await api.as(await given.member()).call(currentUser)
  expect(collector.spans()).toEqual([])
})

test('a collector that is not there disturbs nobody', async ({ api, given }) => {
  const stop = await startTracing('http://127.0.0.1:1', 'petisco')
  onTestFinished(() => stop().catch(() => undefined))
  expect(await api.as(await given.member()).call(currentUser)).toBeDefined()
})

async function startCollector() {
  const received: Sent[] = []
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as Sent)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const spans = () =>
    received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  return { url: `http://127.0.0.1:${port}`, received, spans }
}
