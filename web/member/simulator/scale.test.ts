import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleFor, scaleLength, stepped } from './scale.ts'

test.each(['dog', 'cat'] as const)('a weight of a %s slid to is the weight the slider then shows', (pet) => {
  const { positionOf, kilogramsAt, step } = scaleFor({ pet, phase: 'adults' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: scaleLength }), (position) => {
      const kilograms = kilogramsAt(position)
      expect(Math.abs(kilogramsAt(positionOf(kilograms)) - kilograms)).toBeLessThanOrEqual(step)
    }),
  )
  expect(positionOf(0.3)).toBe(0)
  expect(positionOf(119)).toBe(scaleLength)
})

test('steps land on half kilos for a dog and on tenths where little weight counts', () => {
  expect(stepped(8.5, 0.5)).toBe(9)
  expect(stepped(8.3, 0.5)).toBe(8.5)
  expect(stepped(8.3, -0.5)).toBe(8)
  expect(stepped(0.5, -0.5)).toBe(0.5)
  expect(stepped(4, 0.1)).toBe(4.1)
  expect(stepped(4.1, -0.1)).toBe(4)
  expect(scaleFor({ pet: 'dog', phase: 'puppies' }).step).toBe(0.1)
})
