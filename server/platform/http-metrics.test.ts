import { expect } from 'vitest'
import { listInvoices } from '#contract/invoices.ts'
import { currentUser } from '#contract/members.ts'
import { test } from '#server/testing/test.ts'
import { createMetrics } from './metrics.ts'

test('answers and refusals are counted for who watches over the process', async ({ app, api, given }) => {
  const ana = api.as(await given.member({ level: 2 }))
  await ana.try(currentUser)
  await ana.try(currentUser)
  await ana.try(listInvoices)
  await api.try(currentUser)
  await app.inject({ url: '/api/nothing' })
  const { statusCode, headers, body } = await app.inject({ url: '/metrics' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const lines = body.split('\n')
  expect(lines).toContain('petisco_answers_total{method="GET",route="/api/user",status="200"} 2')
  expect(lines).toContain('petisco_answers_total{method="GET",route="/api/user",status="401"} 1')
  expect(lines).toContain('petisco_refusals_total{code="forbidden",status="403"} 1')
  expect(lines).toContain('petisco_refusals_total{code="signed_out",status="401"} 1')
  expect(lines).toContain('petisco_refusals_total{code="not_found",status="404"} 1')
  expect(lines).toContain('petisco_answer_seconds_count{method="GET",route="/api/user"} 3')
  expect(body).toMatch(/^petisco_answer_seconds_bucket\{le="0.5",method="GET",route="\/api\/user"\} \d+$/m)
  expect(body).toMatch(/^petisco_pool_connections\{state="idle"\} \d+$/m)
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? \S+|)$/)
})

test('mails are counted by whether they could be sent', async () => {
  const metrics = createMetrics()
  const message = { to: 'ana@test.example', subject: '', text: '', html: '' }
  await metrics.counting({ send: async () => undefined }).send(message)
  const failing = metrics.counting({ send: () => Promise.reject(new Error('no')) })
  await expect(failing.send(message)).rejects.toThrow('no')
  const told = await metrics.text()
  expect(told).toContain('petisco_mails_total{outcome="sent"} 1')
  expect(told).toContain('petisco_mails_total{outcome="failed"} 1')
})

test.for([
  ['127.0.0.1', {}, 200],
  ['::ffff:127.0.0.1', {}, 200],
  ['::1', {}, 200],
  ['10.1.2.3', {}, 200],
  ['fd00::7', {}, 200],
  ['203.0.113.7', {}, 404],
  ['2001:db8::1', {}, 404],
  ['127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }, 404],
  ['127.0.0.1', { forwarded: 'for=10.0.0.1' }, 404],
] as const)('from %s with %o the counters answer %i', async ([remoteAddress, headers, status], { app }) => {
  expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status)
})
