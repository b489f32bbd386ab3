import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#contract/members.ts'
import { textPage } from '#contract/pages.ts'
import { redeem } from '#contract/redemptions.ts'
import { signIn, signOut } from '#contract/sessions.ts'
import { createApi } from './api.ts'
import { readItem, removeItem, writeItem } from './storage.ts'

type Received = { line: string; headers: IncomingMessage['headers']; body: string }

const received: Received[] = []
let answer = { status: 200, body: '{}' }

const server = createServer(async (request, response) => {
  received.push({
    line: `${request.method} ${request.url}`,
    headers: request.headers,
    body: await text(request),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((closed) => server.close(closed)))

beforeEach(() => {
  received.length = 0
  answer = { status: 200, body: '{}' }
  vi.stubGlobal('localStorage', undefined)
})

afterEach(() => {
  removeItem('token')
  removeItem('language')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function api() {
  const { port } = server.address() as AddressInfo
  return createApi({ tokenKey: 'token', base: `http://127.0.0.1:${port}/api` })
}

test('the stored token and language travel as they are', async () => {
  writeItem('token', 'Bearer abc')
  writeItem('language', 'es')
  await api().call(currentUser)
  expect(received[0]?.line).toBe('GET /api/user')
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer abc', language: 'es' })
})

test('without a session no token or language is sent', async () => {
  await api().call(currentUser)
  expect(received[0]?.headers).not.toHaveProperty('authorization')
  expect(received[0]?.headers).not.toHaveProperty('language')
})

test('path parts fill the path and the rest of a GET is its query', async () => {
  const search = endpoint({
    method: 'GET',
    path: '/shelves/:shelf/items',
    for: 'anyone',
    summary: 'A call with both',
    params: z.object({ shelf: z.string() }),
    query: z.object({ q: z.string(), page: z.optional(z.number()) }),
    returns: z.object({}),
  })
  await api().call(search, { shelf: 'a/b', q: 'ração & petisco' })
  await api().call(textPage, { page: 'privacy' })
  expect(received[0]?.line).toBe('GET /api/shelves/a%2Fb/items?q=ra%C3%A7%C3%A3o+%26+petisco')
  expect(received[1]?.line).toBe('GET /api/text/privacy')
})

test('a POST sends JSON, with the idempotency key it was given', async () => {
  await api().call(redeem, { product_id: 'p1' }, { idempotencyKey: 'once' })
  expect(received[0]?.line).toBe('POST /api/store/request')
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'once',
  })
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ product_id: 'p1' })
})

test('a wrong field comes back with its first message', async () => {
  answer = { status: 422, body: '{"message":"Confira.","errors":{"email":["Digite o e-mail.","Outra."]}}' }
  await expect(api().call(signIn, { email: '', password: 'x' })).rejects.toMatchObject({
    status: 422,
    message: 'Confira.',
    fields: { email: 'Digite o e-mail.' },
  })
})

test('an outage comes back with its id, and a foreign page with its status', async () => {
  answer = { status: 500, body: '{"error":"Algo falhou.","request_id":"r-1"}' }
  await expect(api().call(signOut)).rejects.toMatchObject({ message: 'Algo falhou.', requestId: 'r-1' })
  answer = { status: 502, body: '<h1>Bad gateway</h1>' }
  await expect(api().call(signOut)).rejects.toMatchObject({ status: 502, message: '' })
})

test('a server that cannot be reached is status 0', async () => {
  const nowhere = createApi({ tokenKey: 'token', base: 'http://127.0.0.1:1/api' })
  await expect(nowhere.call(currentUser)).rejects.toMatchObject({ name: 'ApiFailure', status: 0 })
})

test('a request that cannot even be made is no missing connection', async () => {
  const wrongKey = api().call(redeem, { product_id: 'p1' }, { idempotencyKey: 'two\nlines' })
  await expect(wrongKey).rejects.toMatchObject({ name: 'TypeError' })
  expect(received).toEqual([])
})

test.each([401, 403])('a %i outside sign-in drops the token and shows the door', async (status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const showDoor = vi.fn()
  const member = api()
  member.whenSignedOut(showDoor)
  writeItem('token', 'Bearer old')
  answer = { status, body: '{"error":"Sua sessão terminou."}' }
  await expect(member.call(currentUser)).rejects.toMatchObject({ status })
  expect(readItem('token')).toBeUndefined()
  expect(showDoor).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith('Token inválido ou expirado. Redirecionando para o login...')
})

test('a refused sign-in is only an answer', async () => {
  const showDoor = vi.fn()
  const member = api()
  member.whenSignedOut(showDoor)
  writeItem('token', 'Bearer old')
  answer = { status: 401, body: '{"error":"E-mail ou senha não conferem."}' }
  await expect(member.call(signIn, { email: 'a', password: 'b' })).rejects.toThrow(
    'E-mail ou senha não conferem.',
  )
  expect(readItem('token')).toBe('Bearer old')
  expect(showDoor).not.toHaveBeenCalled()
})
