import { expect, test } from 'vitest'
import { milestoneOf } from './milestone.ts'

const requested = { at: '2026-11-17T17:02:00Z', step: 'requested', note: null } as const
const promise = { deliver_by: '2026-12-04' }

test('until it is there the promised day counts', () => {
  const open = { ...promise, kind: 'parcel', status: 'requested', path: [requested] } as const
  expect(milestoneOf({ ...open, path: [...open.path] })).toEqual({ name: 'arrives', day: '2026-12-04' })
})

test('then the day on which it came, or on which it was cancelled', () => {
  for (const status of ['delivered', 'cancelled'] as const) {
    const end = { at: '2026-11-20T12:00:00Z', step: status, note: null }
    expect(milestoneOf({ ...promise, kind: 'parcel', status, path: [requested, end] })).toEqual({
      name: status,
      day: end.at,
    })
  }
})

test('the promise of an experience is the call; then the day on which something was arranged', () => {
  const call = { ...promise, kind: 'experience', path: [requested] } as const
  expect(milestoneOf({ ...call, status: 'requested', path: [requested] }).name).toBe('callBy')
  const booked = { at: '2026-11-20T12:00:00Z', step: 'booked', note: null } as const
  expect(milestoneOf({ ...call, status: 'booked', path: [requested, booked] })).toEqual({
    name: 'booked',
    day: booked.at,
  })
})

test('credit has its own promise, and a code was there at once', () => {
  expect(milestoneOf({ ...promise, kind: 'top_up', status: 'requested', path: [requested] }).name).toBe(
    'topUpBy',
  )
  const handed = { at: requested.at, step: 'delivered', note: null } as const
  const code = { ...promise, kind: 'digital', status: 'delivered', path: [requested, handed] } as const
  expect(milestoneOf({ ...code, path: [...code.path] }).name).toBe('got')
})
