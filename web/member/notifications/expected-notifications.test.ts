import { afterEach, expect, test, vi } from 'vitest'
import { expectNotification, wasExpected } from './expected-notifications.ts'

afterEach(() => void vi.useRealTimers())

test('what is done here is not told here, once; the rest is', () => {
  expectNotification('redemption_cancelled')
  expect(wasExpected('redemption_shipped')).toBe(false)
  expect(wasExpected('redemption_cancelled')).toBe(true)
  expect(wasExpected('redemption_cancelled')).toBe(false)
})

test('what was refused has no echo, and is not waited for much longer', () => {
  vi.useFakeTimers()
  expectNotification('redemption_requested')
  vi.advanceTimersByTime(31_000)
  expect(wasExpected('redemption_requested')).toBe(false)
})
