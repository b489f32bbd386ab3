import { afterEach, expect, test, vi } from 'vitest'
import { readItem, removeItem, writeItem } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what the browser refuses to store lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  writeItem('token', 'Bearer abc')
  expect(readItem('token')).toBe('Bearer abc')
  removeItem('token')
  expect(readItem('token')).toBeUndefined()
})
