import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#contract/members.ts'
import { currentStaff } from '#contract/staff.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test as base } from '#server/testing/test.ts'

const posts = registeredEndpoints().filter(({ method }) => method === 'POST')
const withoutPayload = posts.filter(({ body, files }) => !body && !files)
const withPayload = posts.filter(({ body, files }) => body || files)
const titled = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.path, endpoint] as const)

/** Of nothing that is there. */
const places: Readonly<Record<string, string>> = {
  id: '01890000-0000-7000-8000-000000000000',
  page: 'regulation',
  code: 'not_a_reason',
  token: 'nobodys-link-to-a-client',
  delivery: '01890000-0000-7000-8000-000000000000',
}

type SentBody = { headers: Record<string, string>; body?: string }

/** As clients leave a payload out: without a word, and with a type that they name all the same. */
const nothing: readonly SentBody[] = [
  { headers: {} },
  { headers: { 'content-length': '0' } },
  { headers: { 'transfer-encoding': 'chunked' } },
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
  ].flatMap((type) => [
    { headers: { 'content-type': type, 'content-length': '0' } },
    { headers: { 'content-type': type, 'transfer-encoding': 'chunked' } },
  ]),
  { headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' } },
]

/** A real connection: what is injected has no chunks. */
const test = base.extend('send', async ({ app }) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return async ({ path }: Endpoint, token: string, { headers, body = '' }: SentBody) => {
    const address = `/api${path.replace(/:(\w+)/g, (_, name: string) => places[name] ?? '')}`
    const sent = request({
      port,
      path: address,
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    sent.end(body)
    const [response] = await once(sent, 'response')
    const text = (await buffer(response)).toString()
    return {
      status: response.statusCode as number,
      answer: JSON.parse(text) as { errors?: Record<string, string[]> },
    }
  }
})

const withCaller = test.extend('callerOf', ({ given }) => async ({ for: access }: Endpoint) => {
  if (access === 'staff' || (typeof access === 'object' && 'staff' in access))
    return given.staff({ role: 'admin' })
  const role = typeof access === 'object' && 'role' in access ? access.role : undefined
  return given.member(role === 'attendant' ? { type: 'attendant' } : {})
})

withCaller.for(titled(withoutPayload))(
  '%s needs no payload, however it is left out',
  async ([, endpoint], { send, callerOf }) => {
    const asJson = { headers: { 'content-type': 'application/json' } }
    for (const sent of [...nothing, { ...asJson, body: '{}' }]) {
      const { token } = await callerOf(endpoint)
      const { status } = await send(endpoint, token, sent)
      expect([200, 404, 409], JSON.stringify(sent)).toContain(status)
    }
  },
)

withCaller.for(titled(withPayload))(
  '%s says field by field what is missing when nothing is sent',
  async ([, endpoint], { send, callerOf }) => {
    const { token } = await callerOf(endpoint)
    const fields = [...Object.keys(endpoint.body?.def.shape ?? {}), ...(endpoint.files ?? [])]
    for (const sent of nothing) {
      const { status, answer } = await send(endpoint, token, sent)
      const missing = Object.keys(answer.errors ?? {})
      if (isAllOptional(endpoint)) expect([200, 404, 409], JSON.stringify(sent)).toContain(status)
      else expect([status, missing.length > 0], JSON.stringify(sent)).toEqual([422, true])
      expect(fields).toEqual(expect.arrayContaining(missing))
    }
  },
)

function isAllOptional({ body, files = [] }: Endpoint) {
  return files.length === 0 && body?.safeParse({}).success === true
}

test('signing out ends the session, also with an empty payload that is said to be JSON', async ({
  api,
  app,
  given,
}) => {
  const asJson = { 'content-type': 'application/json' }
  const ana = await given.member()
  const rita = await given.staff()
  for (const [path, { token }] of [
    ['/api/logout', ana],
    ['/api/office/logout', rita],
  ] as const) {
    const headers = { ...asJson, authorization: `Bearer ${token}` }
    expect((await app.inject({ method: 'POST', url: path, headers })).statusCode).toBe(200)
  }
  expect((await api.as(ana).try(currentUser)).status).toBe(401)
  expect((await api.as(rita).try(currentStaff)).status).toBe(401)
})

test('a payload of another type is still refused, and one in chunks still read', async ({ send, given }) => {
  const { token } = await given.member()
  const login = posts.find(({ path }) => path === '/login')
  if (!login) throw new Error('no sign-in')
  const chunked = { 'transfer-encoding': 'chunked' }
  const xml = { headers: { ...chunked, 'content-type': 'application/xml' }, body: '<email/>' }
  expect((await send(login, token, xml)).status).toBe(415)
  const json = { ...chunked, 'content-type': 'application/json' }
  const wrong = { headers: json, body: JSON.stringify({ email: 'x@test.example', password: 'x' }) }
  expect((await send(login, token, wrong)).status).toBe(401)
  const large = { headers: json, body: JSON.stringify({ email: 'x'.repeat(300_000) }) }
  expect((await send(login, token, large)).status).toBe(413)
})
