import { expect, test } from 'vitest'
import { dueOf, groupsOf, neighbour, upcoming } from './queue-order.ts'

const waiting = (id: string, due_on: string, claimed_by: string | null = null, is_claimed_by_me = false) => ({
  id,
  due_on,
  claimed_by,
  is_claimed_by_me,
})
// Monday 16/11 follows a weekend with a holiday on Sunday.
const queue = [
  waiting('a', '2026-11-12'),
  waiting('b', '2026-11-16', 'Rita'),
  waiting('c', '2026-11-16', 'Davi', true),
  waiting('d', '2026-11-17'),
]

test('the queue stands in groups by due day, late ones with their business days', () => {
  expect(groupsOf(queue, '2026-11-16').map(({ due, items }) => [due, items.map(({ id }) => id)])).toEqual([
    [{ when: 'late', days: 2 }, ['a']],
    [{ when: 'today' }, ['b', 'c']],
    [{ when: 'tomorrow' }, ['d']],
  ])
  expect(dueOf('2026-11-13', '2026-11-15')).toEqual({ when: 'late', days: 0 })
  expect(dueOf('2026-11-13', '2026-11-16')).toEqual({ when: 'late', days: 1 })
  expect(dueOf('2026-11-19', '2026-11-16')).toEqual({ when: 'later' })
})

test('J and K go one on and one back, and stop at the ends', () => {
  expect(neighbour(queue, 'a', 1)).toBe('b')
  expect(neighbour(queue, 'd', 1)).toBe('d')
  expect(neighbour(queue, 'a', -1)).toBe('a')
  expect(neighbour(queue, 'gone', 1)).toBe('a')
  expect(neighbour([], 'a', 1)).toBeUndefined()
})

test('decisions lead to the next that nobody else holds, then to what was left before; two are loaded ahead', () => {
  expect(upcoming(queue, 'a')).toEqual(['c', 'd'])
  expect(upcoming(queue, 'c')).toEqual(['d', 'a'])
  expect(upcoming(queue, 'd')).toEqual(['a', 'c'])
  expect(upcoming(queue, 'gone')).toEqual(['a', 'c'])
  expect(upcoming(queue.slice(1, 2), 'b')).toEqual([])
})
