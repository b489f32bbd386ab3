import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/platform/query-client.ts'
import { takeFirstAnswers } from './first-answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ask = vi.fn(async () => ({}))
const question = { queryKey: ['/store', {}], queryFn: ask } as const

async function drawnAfterMs(answer?: Promise<Response>) {
  ask.mockClear()
  const answers = new Map(answer && [['/api/store', answer]])
  vi.stubGlobal('window', { early: { token: 'Bearer x', language: 'pt-BR', answers } })
  let drawn = false
  const taken = takeFirstAnswers(question).then(() => {
    drawn = true
  })
  for (let ms = 0; ms <= 300; ms += 50) {
    await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 50)
    if (drawn) return ms
  }
  return taken
}

test('what was asked beside the code is there when the first screen is drawn', async () => {
  expect(await drawnAfterMs(Promise.resolve(new Response('{}')))).toBe(0)
  expect(ask).toHaveBeenCalledOnce()
})

test('the first screen does not wait long, and not for what failed or was not asked', async () => {
  expect(await drawnAfterMs(new Promise(() => {}))).toBe(250)
  expect(await drawnAfterMs(Promise.reject(new TypeError('no network')))).toBe(0)
  expect(await drawnAfterMs(Promise.resolve(new Response('{}', { status: 500 })))).toBe(0)
  expect(await drawnAfterMs()).toBe(0)
  vi.spyOn(performance, 'now').mockReturnValue(11_000)
  expect(await drawnAfterMs(Promise.resolve(new Response('{}')))).toBe(0)
  expect(ask).not.toHaveBeenCalled()
})

test('of a list that comes in pieces the first is there', async () => {
  const list = { ...question, initialPageParam: '', getNextPageParam: () => null }
  ask.mockClear()
  const answers = new Map([['/api/store', Promise.resolve(new Response('{}'))]])
  vi.stubGlobal('window', { early: { token: 'Bearer x', language: 'pt-BR', answers } })
  queryClient.clear()
  await takeFirstAnswers(list)
  expect(queryClient.getQueryData(list.queryKey)).toEqual({ pages: [{}], pageParams: [''] })
})
