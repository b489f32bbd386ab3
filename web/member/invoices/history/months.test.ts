import { expect, test } from 'vitest'
import { groupsOf } from './months.ts'

const tuesday = new Date('2026-11-17T17:00:00Z')

test('what was sent is told by day, week and month of Brazil', () => {
  const dates = [
    '2026-11-17T16:00:00Z',
    // Midnight of the 17th in London is the evening of the 16th in São Paulo.
    '2026-11-17T01:00:00Z',
    '2026-11-12T12:00:00Z',
    '2026-11-09T12:00:00Z',
    '2026-11-08T12:00:00Z',
    '2026-10-22T12:00:00Z',
    '2026-10-14T12:00:00Z',
    '2025-10-14T12:00:00Z',
  ]
  const groups = groupsOf(
    dates.map((date) => ({ date })),
    tuesday,
  )
  expect(groups.map(({ key, of, items }) => [key, of, items.length])).toEqual([
    ['today', 'today', 1],
    ['this-week', 'thisWeek', 1],
    ['last-week', 'lastWeek', 2],
    ['2026-11', 'month', 1],
    ['2026-10', 'month', 2],
    ['2025-10', 'month', 1],
  ])
})

test('on a Sunday the week began six days ago', () => {
  const sunday = new Date('2026-11-22T15:00:00Z')
  const [group] = groupsOf([{ date: '2026-11-16T15:00:00Z' }], sunday)
  expect(group?.of).toBe('thisWeek')
})
