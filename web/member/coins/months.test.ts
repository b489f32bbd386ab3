import { expect, test } from 'vitest'
import { monthsOf } from './months.ts'

test('the last evening of a month in Brazil is still of that month', () => {
  const dates = ['2026-11-02T12:00:00Z', '2026-11-01T02:00:00Z', '2026-10-05T12:00:00Z']
  const months = monthsOf(dates.map((date) => ({ date })))
  expect(months.map(({ month, lines }) => [month, lines.length])).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
  ])
})
