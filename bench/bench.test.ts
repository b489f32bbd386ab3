import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { figuresOf, mediansOf } from './figures.ts'
import { passwordCost } from './floor/password-cost.ts'
import { assetsOf } from './page.ts'
import { createResponseReader } from './response-reader.ts'
import { tableOf } from './table.ts'

test('a round tells its rate, the usual latency and the slow one', () => {
  const latenciesMs = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect(figuresOf({ latenciesMs, seconds: 2 })).toEqual({ perSecond: 50.5, p50Ms: 50, p95Ms: 95 })
})

test('one disturbed round changes nothing', () => {
  const calm = { perSecond: 100, p50Ms: 2, p95Ms: 9 }
  const disturbed = { perSecond: 1, p50Ms: 900, p95Ms: 2000 }
  expect(mediansOf([calm, disturbed, calm])).toEqual(calm)
})

test('of two rounds the middle counts', () => {
  const rounds = [100, 200].map((perSecond) => ({ perSecond, p50Ms: 1, p95Ms: 1 }))
  expect(mediansOf(rounds).perSecond).toBe(150)
})

test('a table has a line per scenario with its ratio, all equally long', () => {
  const figures = { perSecond: 1234.5, p50Ms: 0.1234, p95Ms: 21.19 }
  const result = { ours: figures, floor: { ...figures, perSecond: 4938 } }
  const lines = tableOf(new Map(Object.entries({ short: result, 'a longer name': result }))).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]?.split(/ {2,}/)).toEqual(['short', '1,230', '4,940', '0.25', '0.123', '21.2', '0.123'])
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

test('the assets of a page are the files of ours that it names, each once', () => {
  const html = `
    <link rel="preload" as="font" crossorigin="" href="/assets/a.woff2"><link rel="icon" href="/assets/b.svg">
    <script type="module" crossorigin src="/assets/c.js"></script><link rel="modulepreload" href="/assets/c.js">
    <link rel="stylesheet"
      href="/assets/d.css"><a href="/gestao">x</a><script src="//elsewhere.example/e.js"></script>`
  expect(assetsOf(html)).toEqual(['/assets/a.woff2', '/assets/b.svg', '/assets/c.js', '/assets/d.css'])
})

test('an answer is complete at its last byte, wherever the network cuts it', () => {
  const bytes = Buffer.from('HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\nolá!')
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const statuses: number[] = []
    const read = createResponseReader((status) => statuses.push(status))
    read(bytes.subarray(0, cut))
    expect(statuses).toEqual([])
    read(bytes.subarray(cut))
    read(bytes)
    expect(statuses).toEqual([201, 201])
  }
})

test('an answer of unknown length is refused, not miscounted', () => {
  const read = createResponseReader(() => undefined)
  expect(() => read(Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'))).toThrow('length')
})

test('the floor of signing in spends as much on a password as the server', async ({ given, database }) => {
  const { id } = await given.member()
  const { password_hash } = await database.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { memory, passes, parallelism } = passwordCost
  expect(password_hash).toContain(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
})
