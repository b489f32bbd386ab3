import { expect, test, vi } from 'vitest'
import { cached } from './cache.ts'

test('what is read is answered again for its time, and a failure is not', async () => {
  vi.useFakeTimers()
  let times = 0
  const read = cached(1000, async () => {
    times += 1
    if (times === 2) throw new Error('once')
    return times
  })
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(999)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  await expect(read()).rejects.toThrow('once')
  expect(await read()).toBe(3)
  vi.useRealTimers()
})
