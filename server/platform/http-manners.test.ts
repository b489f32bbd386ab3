import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, inject, onTestFinished } from 'vitest'
import { signIn } from '#contract/sessions.ts'
import { copyDatabase } from '#server/testing/database-copy.ts'
import { startS3rver } from '#server/testing/s3rver.ts'
import { testSecretKey } from '#server/testing/secret-key.ts'
import { test } from '#server/testing/test.ts'
import { createWorld } from '#server/testing/world.ts'

const picture = Buffer.from('RIFF....WEBP, of which nobody asks more than the bytes')

test('a part of a file is answered with that part, and a known file not again', async ({ app, files }) => {
  await files.put('public/parts.webp', picture)
  await answersParts(app)
})

test('the same with files in a bucket', async () => {
  const { app, files, stop } = await createWorld({
    templateUrl: inject('templateUrl'),
    place: {
      databaseUrl: await copyDatabase(inject('templateUrl')),
      filesUrl: (await startS3rver()).url,
      keyPlace: { secretKeys: [testSecretKey], dataDir: '' },
    },
  })
  onTestFinished(stop)
  await files.put('public/parts.webp', picture)
  await answersParts(app)
})

type Asked = { url: string; method?: 'HEAD' | 'GET'; headers?: Record<string, string> }
type Answering = {
  inject(asked: Asked): Promise<{
    statusCode: number
    headers: Record<string, unknown>
    rawPayload: Buffer
    json(): unknown
  }>
}

async function answersParts(app: Answering) {
  const url = '/files/parts.webp'
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers })
  const whole = await ask({})
  const { etag } = whole.headers
  expect([whole.statusCode, whole.headers['content-length'], whole.headers['accept-ranges']]).toEqual([
    200,
    String(picture.length),
    'bytes',
  ])
  expect(whole.rawPayload).toEqual(picture)
  expect(etag).toMatch(/^"[\w-]+"$/)

  for (const [range, from, to] of [
    ['bytes=0-3', 0, 4],
    ['bytes=4-', 4, picture.length],
    ['bytes=-5', picture.length - 5, picture.length],
    ['bytes=10-9999', 10, picture.length],
  ] as const) {
    const part = await ask({ range, 'if-range': String(etag) })
    expect([range, part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      range,
      206,
      `bytes ${from}-${to - 1}/${picture.length}`,
      String(to - from),
    ])
    expect(part.rawPayload).toEqual(picture.subarray(from, to))
  }
  for (const range of ['bytes=9999-', 'bytes=-0']) {
    const beyond = await ask({ range, language: 'en' })
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json()]).toEqual([
      416,
      `bytes */${picture.length}`,
      { error: 'The file has no such part.' },
    ])
  }
  for (const odd of [
    { range: 'bytes=5-2' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-1,4-5' },
    { range: 'bytes=0-3', 'if-range': '"other"' },
  ])
    expect([odd, (await ask(odd)).statusCode]).toEqual([odd, 200])
  for (const known of [String(etag), `W/${etag}`, `"other", W/${etag}`, '*']) {
    const same = await ask({ 'if-none-match': known })
    expect([known, same.statusCode, same.headers.etag, same.rawPayload.length]).toEqual([known, 304, etag, 0])
  }
  const head = await ask({}, 'HEAD')
  expect([
    head.statusCode,
    head.headers['content-length'],
    head.headers.etag,
    head.rawPayload.length,
  ]).toEqual([200, String(picture.length), etag, 0])
  expect((await app.inject({ url: '/files/gone.webp' })).statusCode).toBe(404)
}

test('a star stands for whatever is known', async ({ app, given }) => {
  const { token } = await given.member()
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': '*' }
  expect((await app.inject({ url: '/api/products', headers })).statusCode).toBe(304)
})

test('HEAD tells of a call what GET would', async ({ app, given }) => {
  for (let index = 0; index < 12; index += 1) await given.product()
  const headers = { authorization: `Bearer ${(await given.member()).token}`, 'accept-encoding': 'br' }
  const [got, head] = [
    await app.inject({ url: '/api/products', headers }),
    await app.inject({ method: 'HEAD', url: '/api/products', headers }),
  ]
  for (const name of ['etag', 'vary', 'content-encoding', 'content-length', 'content-type'])
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
  expect(head.rawPayload).toHaveLength(0)
})

test.for([
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"a"'],
  ['half of something', '{"email":'],
])('%s instead of fields blames no field', async ([, payload], { app }) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api${signIn.path}`,
    headers: { 'content-type': 'application/json', language: 'en' },
    payload: payload ?? '',
  })
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    { message: 'We could not read the data sent.', errors: {} },
  ])
})

test('a broken percent sign makes an address that is missing, with all headers', async ({ app }) => {
  for (const url of ['/loja%ff', '/api/store%', '/%', '/files/%ff.webp', '/produto/%e0%a4%a?g=%']) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { language: 'en' } })
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      404,
      { error: 'We could not find what you asked for.', code: 'not_found' },
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test.for([
  ['a method nobody knows', 'BREW /api/store HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['an address of 17 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['something else than HTTP', '\x16\x03\x01 hello\r\n\r\n', 400],
] as const)('%s is answered in the shape of every other error', async ([, sent, status], { app }) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('The server listens at no port.')
  const socket = connect(address.port, '127.0.0.1')
  socket.write(sent)
  const answer = (await buffer(socket)).toString()
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('Content-Type: application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/[a-z]{3}/) })
})
