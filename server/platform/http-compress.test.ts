import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'

test('a long answer comes compressed to who can read it, and whole to who cannot', async ({ app, given }) => {
  for (let index = 0; index < 12; index += 1) await given.product()
  const { token } = await given.member()
  const asked = (encoding: string, more: Record<string, string> = {}) =>
    app.inject({
      url: '/api/products',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding, ...more },
    })
  const whole = await asked('identity')
  expect(whole.headers).not.toHaveProperty('content-encoding')
  const small = await asked('gzip, deflate, br')
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', etag: whole.headers.etag })
  expect(small.headers.vary).toBe('Authorization, Language, Accept-Encoding')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(whole.body)
  expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 3)
  const older = await asked('gzip, br;q=0')
  expect(older.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(older.rawPayload).toString()).toBe(whole.body)

  for (const known of [`W/${whole.headers.etag}`, `"other", ${whole.headers.etag}`]) {
    const same = await asked('br', { 'if-none-match': known })
    expect([known, same.statusCode, same.body]).toEqual([known, 304, ''])
  }
})

test('what is short, or holds a token, is not compressed', async ({ app, given }) => {
  const { email, password } = await given.member()
  const headers = { 'accept-encoding': 'br' }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers,
    payload: { email, password },
  })
  const short = await app.inject({ url: '/api/distribuitors', headers })
  for (const { statusCode, headers } of [signedIn, short]) {
    expect(statusCode).toBe(200)
    expect(headers).not.toHaveProperty('content-encoding')
  }
})
