import { expect, test } from 'vitest'
import { blurred, drawnPaper } from './drawn-picture.ts'
import { boxAround } from './grey.ts'
import { leastSharpness } from './photo-fault.ts'
import { sharpnessOf } from './sharpness.ts'

const page = {
  width: 400,
  height: 400,
  corners: [
    { x: -0.1, y: -0.1 },
    { x: 1.1, y: -0.1 },
    { x: 1.1, y: 1.1 },
    { x: -0.1, y: 1.1 },
  ],
} as const

test.for([
  ['plain', {}],
  ['noisy', { noise: 8 }],
  ['of little contrast', { paper: 130, noise: 4 }],
] as const)('text is sharp, and blurred it is not: %s', ([, look]) => {
  const sharp = drawnPaper({ ...page, ...look })
  expect(sharpnessOf(sharp)).toBeGreaterThan(leastSharpness)
  expect(sharpnessOf(blurred(sharp, 4))).toBeLessThan(leastSharpness)
})

test('what is around the paper does not count', () => {
  const paper = drawnPaper(page)
  const values = new Uint8Array(800 * 800).map((_, place) => 120 + 60 * Math.sin((place % 800) / 9))
  for (let row = 0; row < 400; row += 1)
    values.set(paper.values.subarray(row * 400, row * 400 + 400), (row + 200) * 800 + 200)
  const photo = { width: 800, height: 800, values }
  const corners = [
    { x: 0.25, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.75 },
  ] as const
  expect(sharpnessOf(photo)).toBeLessThan(leastSharpness)
  expect(boxAround(photo, corners)).toEqual(paper)
})

test('where there is no text, nothing is said', () => {
  const blank = new Uint8Array(400 * 400).fill(220)
  expect(sharpnessOf({ width: 400, height: 400, values: blank })).toBeUndefined()
})
