import { expect, test, vi } from 'vitest'
import { cached, keepLast } from './cache.ts'

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

test('what was asked for last is kept up to so many bytes, and a failure is not', async () => {
  const kept = keepLast(100)
  let reads = 0
  const ask = (name: string, bytes: number) =>
    kept(name, async () => {
      reads += 1
      return Buffer.alloc(bytes)
    })
  const readsOf = async (...names: string[]) => {
    reads = 0
    for (const name of names) await ask(name, 40)
    return reads
  }
  expect(await readsOf('a', 'b', 'a', 'b')).toBe(2)
  expect(await readsOf('a', 'c', 'a')).toBe(1)
  expect(await readsOf('b')).toBe(1)
  // What is larger than everything that may be kept is given, and not kept.
  expect((await ask('large', 200)).byteLength).toBe(200)
  expect(await readsOf('a', 'b')).toBe(2)
  await expect(kept('d', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await readsOf('d')).toBe(1)
})
