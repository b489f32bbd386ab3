import { afterEach, expect, test, vi } from 'vitest'
import { expectEcho, isEcho } from './echoes.ts'

afterEach(() => void vi.useRealTimers())

test('what is done here is not told here, once; the rest is', () => {
  expectEcho('redemption_cancelled')
  expect(isEcho('redemption_shipped')).toBe(false)
  expect(isEcho('redemption_cancelled')).toBe(true)
  expect(isEcho('redemption_cancelled')).toBe(false)
})

test('what was refused has no echo, and is not waited for much longer', () => {
  vi.useFakeTimers()
  expectEcho('redemption_requested')
  vi.advanceTimersByTime(31_000)
  expect(isEcho('redemption_requested')).toBe(false)
})
