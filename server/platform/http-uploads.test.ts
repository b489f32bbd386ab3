import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { formOf } from '#server/testing/api.ts'
import { test as base } from '#server/testing/test.ts'
import type { World } from '#server/testing/world.ts'
import type { Http } from './http-routes.ts'
import { Refusal } from './refusal.ts'
import { removeLeftoverUploads } from './uploads.ts'

type App = World['app']

const send = endpoint({
  method: 'POST',
  path: '/test/send',
  for: { level: 3 },
  summary: 'Takes a file with rows',
  idempotent: true,
  body: z.object({
    number: z.string().check(z.minLength(1)),
    products: z.array(z.object({ value: z.string().check(z.regex(/^\d+$/)) })).check(z.minLength(1)),
  }),
  files: ['image'],
  returns: z.object({ run: z.int(), size: z.int(), type: z.nullable(z.string()), rows: z.int() }),
})

let runs = 0

function testFeatures(http: Http) {
  http.command(send, async ({ body }) => {
    if (body.number === 'refuse') throw new Refusal('forbidden')
    if (body.number === 'break') throw new Error('a bug')
    const { size, type = null } = body.image
    runs += 1
    return { run: runs, size, type, rows: body.products.length }
  })
}

const test = base.extend('features', { scope: 'file' }, () => testFeatures)

const rows = { number: '1', products: [{ value: '10' }, { value: '20' }] }
const pdf = new Blob(['%PDF-1.7 an invoice'])

test('fields, rows and the file arrive, the file told by its content', async ({ api, given }) => {
  const answer = await api.as(await given.member()).call(send, { ...rows, image: pdf })
  expect(answer).toMatchObject({ size: 19, type: 'pdf', rows: 2 })
})

test('what is wrong is told under its name, the missing file too', async ({ app, given }) => {
  const form = { number: '', products: [{ value: '1' }, { value: 'x' }] }
  const response = await post(app, (await given.member()).token, await formOf(form))
  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual({
    number: ['Preencha este campo.'],
    'products.1.value': ['Não entendemos o que está neste campo. Confira e escreva de novo.'],
    image: ['Escolha um arquivo.'],
  })
})

test('a text in the place of the file is no file, whatever it pretends to be', async ({ app, given }) => {
  const { token } = await given.member()
  for (const image of ['text', { path: '/etc/passwd', size: '1' }]) {
    const response = await post(app, token, await formOf({ ...rows, image }))
    expect(response.json().errors).toEqual({ image: ['Escolha um arquivo.'] })
  }
})

test('an empty file, and two files, are told under their name', async ({ api, app, given }) => {
  const ana = await given.member()
  const empty = await api.as(ana).try(send, { ...rows, image: new Blob([]) })
  expect(empty).toMatchObject({
    status: 422,
    answer: { errors: { image: [expect.stringContaining('vazio')] } },
  })
  const form = new FormData()
  form.append('image', pdf, 'a.pdf')
  form.append('image', pdf, 'b.pdf')
  const two = await post(app, ana.token, await encoded(form))
  expect(two.statusCode).toBe(422)
  expect(two.json().errors).toEqual({ image: ['Envie um arquivo só.'] })
})

test.for([
  ['a text that is too long', { number: 'x'.repeat(32_001) }, 413],
  ['too many fields', Object.fromEntries(Array.from({ length: 260 }, (_, i) => [`f${i}`, ''])), 413],
  [
    'a name twice',
    [
      ['number', '1'],
      ['number', '2'],
    ],
    422,
  ],
  ['names of prototypes', { '__proto__[a]': '1', 'constructor[prototype][a]': '1', toString: 'x' }, 422],
] as const)('%s gets a clear answer', async ([, fields, status], { app, given }) => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value)
  form.append('image', pdf, 'a.pdf')
  const response = await post(app, (await given.member()).token, await encoded(form))
  expect(response.statusCode).toBe(status)
  expect(response.json().error ?? response.json().message).toBeTruthy()
})

test.for([
  ['JSON', 'application/json', '{"number":"1"}', 415],
  ['an encoded form', 'application/x-www-form-urlencoded', 'number=1', 415],
  ['a bare file', 'image/jpeg', 'jpeg', 415],
  ['a form without a boundary', 'multipart/form-data', 'x', 422],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
    422,
  ],
  ['something else inside', 'multipart/form-data; boundary=b', '\0\0\0', 422],
  ['an empty body', 'multipart/form-data; boundary=b', '', 422],
] as const)('%s gets a clear answer', async ([, type, payload, status], { app, given }) => {
  const response = await post(app, (await given.member()).token, { type, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json().error ?? response.json().message).toMatch(/[a-zç]+/)
  expect(response.body).not.toMatch(/FST_|Error|oundary/)
})

test('no content type is an unknown one', async ({ app, given }) => {
  const { token } = await given.member()
  const response = await app.inject({
    method: 'POST',
    url: '/api/test/send',
    headers: { authorization: token },
    payload: 'something',
  })
  expect(response.statusCode).toBe(415)
})

test('a form is not taken where JSON is asked for', async ({ app }) => {
  const { type, payload } = await formOf({ email: 'a@b.example' })
  const response = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': type },
    payload,
  })
  expect(response.statusCode).toBe(415)
})

test('with one key the same file is sent once, and another file is another request', async ({
  api,
  given,
}) => {
  const retrying = api.as(await given.member()).with({ idempotencyKey: 'photo-1' })
  const first = await retrying.call(send, { ...rows, image: pdf })
  expect(await retrying.call(send, { ...rows, image: pdf })).toEqual(first)
  const other = await retrying.try(send, { ...rows, image: new Blob(['%PDF-1.7 an Invoice']) })
  expect(other).toMatchObject({ status: 409, answer: { code: 'idempotency_key_reused' } })
})

test('no file is left behind by any answer', async ({ api, given, world }) => {
  const ana = await given.member()
  const attempts = [
    rows,
    { ...rows, number: '' },
    { ...rows, number: 'refuse' },
    { ...rows, number: 'break' },
  ]
  const statuses = []
  for (const form of attempts) statuses.push((await api.as(ana).try(send, { ...form, image: pdf })).status)
  expect(statuses).toEqual([200, 422, 403, 500])
  expect(await leftIn(world.uploadsFolder)).toEqual([])
})

test('strangers, and people without the level, are refused before they have sent anything', async ({
  app,
  given,
}) => {
  const pending = await given.member({ level: 2 })
  for (const [token, status] of [
    ['nobody', 401],
    [pending.token, 403],
  ] as const) {
    const upload = await startUpload(app, token)
    upload.write('--b\r\n')
    expect((await answerTo(upload)).statusCode).toBe(status)
    upload.destroy()
  }
})

test('fifty megabytes are refused by their announcement, or as soon as ten have come', async ({
  app,
  given,
  world,
}) => {
  const { token } = await given.member()
  const announced = await startUpload(app, token, { 'content-length': String(50 * 1024 * 1024) })
  announced.write(fileStart)
  const first = await answerTo(announced)
  expect([first.statusCode, first.body]).toEqual([413, expect.objectContaining({ code: 'too_large' })])
  announced.destroy()

  const upload = await startUpload(app, token)
  upload.write(fileStart)
  const answer = answerTo(upload)
  const early = await Promise.race([answer, writeMegabytes(upload, 50)])
  expect(early).toMatchObject({ statusCode: 413 })
  upload.destroy()
  expect(await leftIn(world.uploadsFolder)).toEqual([])
})

test('an upload that is given up leaves nothing', async ({ app, given, world }) => {
  const { token } = await given.member()
  const upload = await startUpload(app, token)
  upload.write(fileStart)
  await writeMegabytes(upload, 2)
  await vi.waitFor(async () => expect(await leftIn(world.uploadsFolder)).toHaveLength(1))
  upload.destroy()
  await vi.waitFor(async () => expect(await leftIn(world.uploadsFolder)).toEqual([]))
})

test('a start removes what a killed process left, but nothing that may still be arriving', async ({
  world,
}) => {
  const [left, arriving] = ['left', 'arriving'].map((name) => join(world.uploadsFolder, name)) as [
    string,
    string,
  ]
  await mkdir(world.uploadsFolder, { recursive: true })
  for (const path of [left, arriving]) await writeFile(path, 'x')
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
  await utimes(left, twoHoursAgo, twoHoursAgo)
  await removeLeftoverUploads(world.uploadsFolder)
  expect(await leftIn(world.uploadsFolder)).toEqual(['arriving'])
  await rm(arriving)
})

test('the description says that the call takes a form with a file', async ({ app }) => {
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
  const { content } = paths['/api/test/send'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(content['multipart/form-data'].schema.properties.image).toMatchObject({
    type: 'string',
    format: 'binary',
  })
})

test('a request may take five minutes', async ({ app }) => {
  expect(app.server.requestTimeout).toBe(300_000)
})

test('fifty uploads of ten megabytes at once cost the memory of a few', { timeout: 60_000 }, async ({
  app,
  given,
  world,
}) => {
  const { token } = await given.member()
  await listening(app)
  const before = memory()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, memory() - before)), 20)
  const sent = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const upload = await startUpload(app, token)
      upload.write(fileStart)
      const answer = answerTo(upload)
      await writeMegabytes(upload, 9.9)
      upload.end(fileEnd)
      return (await answer).statusCode
    }),
  )
  clearInterval(watch)
  expect(new Set(sent)).toEqual(new Set([200]))
  expect(most).toBeLessThan(150 * 1024 * 1024)
  expect(await leftIn(world.uploadsFolder)).toEqual([])
})

const fileStart = [
  ...[
    ['number', '1'],
    ['products[0][value]', '1'],
  ].map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
].join('')
const fileEnd = '\r\n--b--\r\n'

async function post(app: App, token: string, { type, payload }: { type: string; payload: Buffer | string }) {
  const headers = { authorization: token, 'content-type': type }
  return app.inject({ method: 'POST', url: '/api/test/send', headers, payload })
}

async function encoded(form: FormData) {
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { type, payload: Buffer.from(await response.arrayBuffer()) }
}

async function listening(app: App) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A real connection, on which the body can be sent bit by bit. */
async function startUpload(app: App, token: string, headers: Record<string, string> = {}) {
  const upload = httpRequest({
    port: await listening(app),
    method: 'POST',
    path: '/api/test/send',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })
  upload.on('error', () => undefined)
  return upload
}

async function answerTo(upload: ClientRequest) {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    upload.once('response', answered).once('error', failed)
  })
  return { statusCode: response.statusCode, body: await json(response) }
}

async function writeMegabytes(upload: ClientRequest, megabytes: number) {
  const piece = Buffer.alloc(64 * 1024, 0x20)
  for (let left = megabytes * 16; left >= 1; left--) {
    if (!upload.write(piece)) await new Promise((drained) => upload.once('drain', drained))
  }
}

async function leftIn(folder: string) {
  return readdir(folder).catch(() => [])
}

function memory() {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
