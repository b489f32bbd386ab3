import { expect, test } from 'vitest'
import { apart, groundOf, roundUp, waterfallOf } from './scale.ts'

test('an axis ends on a round figure at or above the highest', () => {
  expect([0, 3, 4, 7, 10, 11, 98, 101, 410_000].map(roundUp)).toEqual([4, 4, 4, 8, 10, 20, 100, 200, 800_000])
})

test('a waterfall goes from the opening to the closing, one change on the other', () => {
  expect(waterfallOf(100, [50, -30])).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 150 },
    { from: 150, to: 120 },
    { from: 0, to: 120 },
  ])
})

test('the axis is broken only where the changes would not be seen', () => {
  expect(groundOf(waterfallOf(100, [80, -20]))).toBe(0)
  expect(groundOf(waterfallOf(0, []))).toBe(0)
  const ground = groundOf(waterfallOf(1_711_845, [412_380, -268_900, -9120]))
  expect(ground).toBeGreaterThan(1_000_000)
  expect(ground).toBeLessThan(1_711_845)
})

test('two names at one height stand one above the other, in their order', () => {
  expect(apart([100, 40])).toEqual([100, 40])
  expect(apart([100, 100])).toEqual([92, 108])
  expect(apart([104, 100])).toEqual([110, 94])
})
