import { expect, test } from 'vitest'
import { stepsOf } from './redemption-steps.ts'

const at = '2026-11-17T17:02:00Z'
const states = (...args: Parameters<typeof stepsOf>) =>
  stepsOf(...args).map(({ step, state }) => [step, state])

test('what is being done is now, what is left comes later', () => {
  const path = [
    { at, step: 'requested' as const },
    { at, step: 'preparing' as const },
  ]
  expect(states({ status: 'preparing', path })).toEqual([
    ['requested', 'done'],
    ['preparing', 'current'],
    ['shipped', 'coming'],
    ['delivered', 'coming'],
  ])
})

test('after a cancellation nothing comes', () => {
  const path = [
    { at, step: 'requested' as const },
    { at, step: 'cancelled' as const },
  ]
  expect(states({ status: 'cancelled', path })).toEqual([
    ['requested', 'done'],
    ['cancelled', 'failed'],
  ])
})

test('what was delivered is done', () => {
  expect(states({ status: 'delivered', path: [{ at, step: 'delivered' }] })).toEqual([['delivered', 'done']])
})
