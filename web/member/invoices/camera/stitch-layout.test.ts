import { expect, test } from 'vitest'
import { stitchLayout } from './stitch-layout.ts'

test('parts lie one below the other, all as wide as the widest', () => {
  expect(
    stitchLayout([
      { width: 1000, height: 1500 },
      { width: 800, height: 1200 },
    ]),
  ).toEqual({
    width: 1000,
    height: 3000,
    parts: [
      { top: 0, height: 1500 },
      { top: 1500, height: 1500 },
    ],
  })
})

test.for([
  ['many tall parts', Array.from({ length: 9 }, () => ({ width: 1000, height: 2500 }))],
  ['one wide part', [{ width: 9000, height: 1000 }]],
  ['large parts', Array.from({ length: 4 }, () => ({ width: 3800, height: 2900 }))],
] as const)('%s stay within 4000 by 12000 and what a canvas holds', ([, sizes]) => {
  const { width, height, parts } = stitchLayout(sizes)
  expect(width).toBeLessThanOrEqual(4000)
  expect(height).toBeLessThanOrEqual(12_000)
  expect(width * height).toBeLessThanOrEqual(16_000_000)
  expect(parts).toHaveLength(sizes.length)
  expect(height).toBe(parts.reduce((sum, part) => sum + part.height, 0))
})
