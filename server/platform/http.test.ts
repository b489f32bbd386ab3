import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'

test('every answer carries the security headers and its request id', async ({ app }) => {
  for (const url of ['/healthz', '/api/user', '/api/nothing', '/anything']) {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  }
})

test('an unknown call is not found, in words', async ({ app }) => {
  const response = await app.inject({ url: '/api/nothing', headers: { language: 'en' } })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ error: 'We could not find what you asked for.', code: 'not_found' })
})

test.for([
  ['not JSON at all', 'application/json', '{"email":', 422],
  ['another type', 'application/xml', '<email/>', 415],
  ['more than the limit', 'application/json', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ['a list instead of fields', 'application/json', '[]', 422],
  ['null', 'application/json', 'null', 422],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"admin":true}}', 422],
] as const)('a payload that is %s gets a clear answer', async ([, type, payload, status], { app }) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': type },
    payload,
  })
  expect(response.statusCode).toBe(status)
  const { error, message } = response.json()
  expect(error ?? message).toMatch(/[a-zç]+/)
  expect(response.body).not.toMatch(/FST_|Error|at \//)
})

test('logs name the route and the outcome, and no person', async ({ app, given, logLines }) => {
  const ana = await given.member({ email: 'segredo@test.example', name: 'Ana Secreta' })
  const before = logLines.length
  await app.inject({
    method: 'POST',
    url: '/api/login?cpf=52998224725',
    payload: { ...ana, password: 'nao-conto' },
  })
  await app.inject({ url: '/api/user', headers: { authorization: `Bearer ${ana.token}` } })
  const lines = logLines.slice(before).join('')
  expect(lines).toContain('"route":"/api/login","status":401')
  expect(lines).toContain('"route":"/api/user","status":200')
  expect(lines).not.toMatch(/segredo|Secreta|nao-conto|52998224725|127\.0\.0\.1/)
  expect(lines).not.toContain(ana.token)
})

test('refusals are logged with their code and with names of the day, by which an attack can be seen', async ({
  app,
  given,
  logLines,
}) => {
  const [ana, bia] = [await given.member({ level: 2 }), await given.member()]
  const before = logLines.length
  const tries = [
    { email: ana.email, address: '203.0.113.7' },
    { email: ana.email.toUpperCase(), address: '198.51.100.7' },
    { email: bia.email, address: '203.0.113.7' },
  ]
  for (const { email, address } of tries) {
    const payload = { email, password: 'nao-conto' }
    await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: address })
  }
  const headers = { authorization: `Bearer ${ana.token}` }
  await app.inject({ url: '/api/documents', headers, remoteAddress: '203.0.113.7' })
  await app.inject({ method: 'POST', url: '/api/user/language', payload: {}, headers })
  const told = logLines.slice(before).map((line) => JSON.parse(line))
  expect(told.map(({ status, refusal }) => [status, refusal])).toEqual([
    [401, 'wrong_credentials'],
    [401, 'wrong_credentials'],
    [401, 'wrong_credentials'],
    [403, 'forbidden'],
    [422, 'wrong_fields'],
  ])
  const [first, second, third, forbidden, wrong] = told
  expect(first.account).toBe(second.account)
  expect(first.account).not.toBe(third.account)
  expect(first.from).toBe(third.from)
  expect(first.from).not.toBe(second.from)
  expect(wrong.account).toBe(forbidden.account)
  for (const { account, from } of told) expect([account, from].join()).toMatch(/^[\w-]{12},[\w-]{12}$/)
  expect(logLines.slice(before).join('')).not.toMatch(/@|203\.0|198\.51|nao-conto/)
  expect(logLines.slice(before).join('')).not.toContain(ana.id)
})

test('the process is alive and ready', async ({ app }) => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  const ready = await app.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ database: 'ok', worker: 'not seen' })
})

test('the description of the API comes from the contract', async ({ app }) => {
  const document = (await app.inject({ url: '/api/docs/json' })).json()
  const { post } = document.paths['/api/login']
  const { properties, required } = post.requestBody.content['application/json'].schema
  expect(Object.keys(properties)).toEqual(['email', 'password', 'device_token'])
  expect(required).toEqual(['email', 'password'])
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '401', '422', '429']))
  expect(document.paths['/api/user'].get.security).toEqual([{ memberToken: [] }])
})

test('the description can be browsed', async ({ app }) => {
  const page = await app.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/https?:\/\/(?!localhost)[^"']*\.(?:js|css|woff2)/)
})
