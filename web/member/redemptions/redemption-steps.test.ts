import { expect, test } from 'vitest'
import { stepsOf } from './redemption-steps.ts'

const at = '2026-11-17T17:02:00Z'
const states = (...args: Parameters<typeof stepsOf>) =>
  stepsOf(...args).map(({ step, state }) => [step, state])

test('what is being done is now, what is left comes later', () => {
  const path = [
    { at, step: 'requested' as const, note: null },
    { at, step: 'preparing' as const, note: null },
  ]
  expect(states({ kind: 'parcel', status: 'preparing', path })).toEqual([
    ['requested', 'done'],
    ['preparing', 'current'],
    ['shipped', 'coming'],
    ['delivered', 'coming'],
  ])
})

test('after a cancellation nothing comes', () => {
  const path = [
    { at, step: 'requested' as const, note: null },
    { at, step: 'cancelled' as const, note: null },
  ]
  expect(states({ kind: 'parcel', status: 'cancelled', path })).toEqual([
    ['requested', 'done'],
    ['cancelled', 'failed'],
  ])
})

test('what was delivered is done', () => {
  expect(
    states({ kind: 'parcel', status: 'delivered', path: [{ at, step: 'delivered', note: null }] }),
  ).toEqual([['delivered', 'done']])
})

test('each kind has its own way', () => {
  const path = [{ at, step: 'requested' as const, note: null }]
  expect(states({ kind: 'top_up', status: 'requested', path }).map(([step]) => step)).toEqual([
    'requested',
    'delivered',
  ])
  expect(states({ kind: 'experience', status: 'requested', path }).map(([step]) => step)).toEqual([
    'requested',
    'contacted',
    'booked',
    'delivered',
  ])
})
