import { expect, test } from 'vitest'
import type { Corners } from './picture.ts'
import { isSteady, withFrame } from './steadiness.ts'

const at = (x: number): Corners => [
  { x, y: 0.2 },
  { x: x + 0.4, y: 0.2 },
  { x: x + 0.4, y: 0.8 },
  { x, y: 0.8 },
]

const seen = (...frames: (Corners | undefined)[]) => isSteady(frames.reduce(withFrame, []))

test('paper is steady when it stays where it is for five frames', () => {
  expect(seen(at(0.3), at(0.301), at(0.302), at(0.3))).toBe(false)
  expect(seen(at(0.3), at(0.301), at(0.302), at(0.3), at(0.299))).toBe(true)
})

test('a hand that drifts or paper that is lost for a moment is not', () => {
  expect(seen(at(0.3), at(0.305), at(0.31), at(0.315), at(0.32))).toBe(false)
  expect(seen(at(0.3), at(0.3), undefined, at(0.3), at(0.3), at(0.3))).toBe(false)
  expect(seen(at(0.1), at(0.3), at(0.3), at(0.3), at(0.3), at(0.3))).toBe(true)
})
