import { expect, test } from 'vitest'
import { endOf, firstDayOf, lastDayOf, startOf } from './programme-window.ts'

test('a window of days is open from the first midnight in São Paulo to the last', () => {
  expect(startOf('2026-11-16')).toBe('2026-11-16T03:00:00.000Z')
  expect(endOf('2026-12-31')).toBe('2027-01-01T03:00:00.000Z')
  expect(firstDayOf(startOf('2026-11-16'))).toBe('2026-11-16')
  expect(lastDayOf(endOf('2026-12-31'))).toBe('2026-12-31')
})
