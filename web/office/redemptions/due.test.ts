import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

const parcel = {
  kind: 'parcel',
  status: 'requested',
  requested_at: '2026-11-09T12:00:00Z',
  deliver_by: '2026-11-26',
} as const

test('a parcel is sent while its carrier has half of the promised days', () => {
  expect(dueOf(parcel, '2026-11-13')).toBeUndefined()
  expect(dueOf(parcel, '2026-11-19')).toBe('sendToday')
  expect(dueOf({ ...parcel, status: 'preparing' }, '2026-11-19')).toBe('sendToday')
  expect(dueOf({ ...parcel, status: 'shipped' }, '2026-11-19')).toBeUndefined()
  expect(dueOf({ ...parcel, status: 'shipped' }, '2026-11-27')).toBe('late')
})

test('what nobody sends is due on its day, and a booked experience no more', () => {
  expect(dueOf({ ...parcel, kind: 'top_up' }, '2026-11-25')).toBeUndefined()
  expect(dueOf({ ...parcel, kind: 'top_up' }, '2026-11-26')).toBe('doToday')
  expect(dueOf({ ...parcel, kind: 'experience', status: 'booked' }, '2026-11-30')).toBeUndefined()
})
