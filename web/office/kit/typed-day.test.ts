import { expect, test } from 'vitest'
import { dayTyped, shownDay } from './typed-day.ts'

test('a day is written as on the invoices and kept as programs write it', () => {
  expect(shownDay('2026-11-12')).toBe('12/11/2026')
  expect(shownDay('')).toBe('')
  expect(dayTyped('12/11/2026')).toBe('2026-11-12')
  expect(dayTyped('12/11/20')).toBe('')
})

test('a day that there is not becomes the nearest one of its month', () => {
  expect(dayTyped('31/02/2028')).toBe('2028-02-29')
  expect(dayTyped('00/13/2026')).toBe('2026-12-01')
})
