import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

afterEach(() => vi.unstubAllGlobals())

const url = '/api/user'

function early(answer: Promise<Response>) {
  vi.stubGlobal('window', {
    early: { token: 'Bearer x', language: 'pt-BR', answers: new Map([[url, answer]]) },
  })
}

function asking(headers: Record<string, string>) {
  return { method: 'GET', headers: new Headers(headers) } as Request
}

const sameHeaders = { Authorization: 'Bearer x', Language: 'pt-BR' }

test('an early answer is taken once', async () => {
  const answer = new Response('{}')
  early(Promise.resolve(answer))
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect(await takeEarlyAnswer(url, asking(sameHeaders))).toBe(answer)
  expect(await takeEarlyAnswer(url, asking(sameHeaders))).toBeUndefined()
})

test('another person, another language, or a later time asks again', async () => {
  const others = [
    [{ ...sameHeaders, Authorization: 'Bearer y' }, 1000],
    [{ ...sameHeaders, Language: 'es' }, 1000],
    [sameHeaders, 60_000],
  ] as const
  for (const [headers, now] of others) {
    early(Promise.resolve(new Response('{}')))
    vi.spyOn(performance, 'now').mockReturnValue(now)
    expect(await takeEarlyAnswer(url, asking(headers))).toBeUndefined()
  }
})

test('one that failed is asked for again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  early(Promise.reject(new TypeError('no network')))
  expect(await takeEarlyAnswer(url, asking(sameHeaders))).toBeUndefined()
  early(Promise.resolve(new Response('{}', { status: 503 })))
  expect(await takeEarlyAnswer(url, asking(sameHeaders))).toBeUndefined()
})

test('who changes something sees no answer from before', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  early(Promise.resolve(new Response('{}')))
  const change = { method: 'POST', headers: new Headers(sameHeaders) } as Request
  expect(await takeEarlyAnswer('/api/store/goal', change)).toBeUndefined()
  expect(await takeEarlyAnswer(url, asking(sameHeaders))).toBeUndefined()
})
