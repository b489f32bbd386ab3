import { expect, test } from 'vitest'
import { runningTimeOf } from './running-time.ts'

const week = { opens_at: '2026-11-16T00:00:00-03:00', closes_at: '2026-11-23T00:00:00-03:00' }
const at = (moment: string) => runningTimeOf(week, Date.parse(moment))

test('a challenge that closes at midnight has its last day before, in São Paulo', () => {
  expect(at('2026-11-17T14:00:00-03:00')).toMatchObject({ state: 'running', daysLeft: 5 })
  expect(at('2026-11-22T23:59:59-03:00')).toMatchObject({ state: 'running', daysLeft: 0 })
  expect(at('2026-11-17T14:00:00-03:00').lastMoment.toISOString()).toBe('2026-11-23T02:59:59.999Z')
})

test('it has ended at the moment it closes, and not begun before it opens', () => {
  expect(at('2026-11-23T00:00:00-03:00').state).toBe('ended')
  expect(at('2026-11-15T23:59:59-03:00').state).toBe('coming')
  expect(at('2026-11-16T00:00:00-03:00').state).toBe('running')
})
