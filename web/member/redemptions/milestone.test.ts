import { expect, test } from 'vitest'
import { milestoneOf } from './milestone.ts'

const requested = { at: '2026-11-17T17:02:00Z', step: 'requested' } as const
const promise = { deliver_by: '2026-12-04' }

test('until it is there the promised day counts', () => {
  const open = { ...promise, status: 'requested', path: [requested] } as const
  expect(milestoneOf({ ...open, path: [...open.path] })).toEqual({ name: 'arrives', day: '2026-12-04' })
})

test('then the day on which it came, or on which it was cancelled', () => {
  for (const status of ['delivered', 'cancelled'] as const) {
    const end = { at: '2026-11-20T12:00:00Z', step: status }
    expect(milestoneOf({ ...promise, status, path: [requested, end] })).toEqual({ name: status, day: end.at })
  }
})
