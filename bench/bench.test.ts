import { expect } from 'vitest'
import { test } from '#server/testing/test.ts'
import { figuresOf, mediansOf } from './figures.ts'
import { passwordCost } from './floor/password-cost.ts'
import { assetsOf } from './page.ts'
import { withTables } from './performance-page.ts'
import { createResponseReader } from './response-reader.ts'
import { isMissed, tableOf } from './table.ts'

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

const beside = { what: 'short', figure: 1234.5, unit: '/s', floor: 4938, budget: { atLeast: 0.35 } }
const alone = { what: 'a longer name', figure: 21.19, unit: 'ms', budget: { atMost: 50 } }

test('a table has a line per figure with its ratio and whether it keeps its budget, all equally long', () => {
  const lines = tableOf([beside, alone]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]?.split(/ {2,}/)).toEqual(['short', '1,230 /s', '4,940', '0.25', '≥ 0.35', 'missed'])
  expect(lines[2]?.split(/ {2,}/)).toEqual(['a longer name', '21.2 ms', '≤ 50', 'ok'])
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

test('a budget is of the ratio where there is a floor, and of the figure where there is none', () => {
  expect([beside, alone].map(isMissed)).toEqual([true, false])
  expect(isMissed({ ...beside, floor: 2469 })).toBe(false)
  expect(isMissed({ ...alone, figure: 50.1 })).toBe(true)
  expect(isMissed({ ...alone, figure: Number.NaN })).toBe(true)
})

test('the page of the figures keeps its words and gets new tables, each with its day and its machine', () => {
  const machine = '2 cores'
  const once = withTables('# Performance\n\nWords.\n\n', {
    start: { day: '2026-11-17', machine, rows: [beside] },
  })
  const again = withTables(once, {
    start: { day: '2026-11-18', machine, rows: [alone] },
    streams: { day: '2026-11-17', machine, rows: [beside] },
  })
  expect(again).toMatch(/^# Performance\n\nWords\.\n\n## The tables\n\n### start\n/)
  expect(again).toContain('`npm run bench -- start` on 2026-11-18, 2 cores.')
  expect(again).toContain('| a longer name | 21.2 ms |  |  | ≤ 50 | ok |')
  expect(again.match(/short/g)).toHaveLength(1)
})

test('the assets of a page are the files of ours that it names, each once', () => {
  const html = `
    <script data-scripts="/assets/c.js /assets/f.js" data-styles="/assets/d.css"></script>
    <link rel="preload" as="font" crossorigin="" href="/assets/a.woff2"><link rel="icon" href="/assets/b.svg">
    <script type="module" crossorigin src="/assets/c.js"></script><link rel="modulepreload" href="/assets/c.js">
    <link rel="stylesheet"
      href="/assets/d.css"><a href="/gestao">x</a><script src="//elsewhere.example/e.js"></script>`
  expect(assetsOf(html)).toEqual([
    '/assets/c.js',
    '/assets/f.js',
    '/assets/a.woff2',
    '/assets/b.svg',
    '/assets/d.css',
  ])
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
