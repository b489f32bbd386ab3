import { expect, test } from 'vitest'
import { asPixels, blurred, type Drawing, drawnPaper } from './drawn-picture.ts'
import { findPaper, isSure } from './find-paper.ts'
import { greyOf, smallGreyOf } from './grey.ts'
import type { Corners } from './picture.ts'
import { movement } from './steadiness.ts'

const frame = { width: 144, height: 256 }

const corners = (...points: [number, number][]): Corners => {
  const [a, b, c, d] = points.map(([x, y]) => ({ x, y }))
  if (!a || !b || !c || !d) throw new Error('Four corners are needed')
  return [a, b, c, d]
}

const upright = corners([0.2, 0.15], [0.8, 0.15], [0.8, 0.85], [0.2, 0.85])
const turned = corners([0.3, 0.1], [0.86, 0.22], [0.7, 0.9], [0.14, 0.78])
const seenAslant = corners([0.3, 0.2], [0.7, 0.2], [0.9, 0.85], [0.1, 0.85])

test.for([
  ['upright', { ...frame, corners: upright }],
  ['turned', { ...frame, corners: turned }],
  ['seen aslant', { ...frame, corners: seenAslant }],
  ['in a noisy picture', { ...frame, corners: turned, noise: 25 }],
  ['on a rather bright table', { ...frame, corners: turned, table: 165, noise: 6 }],
  ['in poor light', { ...frame, corners: seenAslant, paper: 110, table: 50, noise: 8 }],
  ['in a picture that lies', { width: 256, height: 144, corners: upright }],
] as [string, Drawing][])('the corners of paper %s are found', ([, drawing]) => {
  const paper = findPaper(blurred(drawnPaper(drawing), 1))
  expect(paper).toBeDefined()
  expect(movement(paper?.corners ?? upright, drawing.corners)).toBeLessThan(0.02)
  expect(paper?.cutAt).toEqual([])
  expect(paper && isSure(paper)).toBe(true)
})

test('text from margin to margin does not tear the paper apart', () => {
  const drawing = drawnPaper({ ...frame, corners: upright })
  for (let x = 32; x < 112; x += 1) for (let y = 120; y < 123; y += 1) drawing.values[y * 144 + x] = 40
  expect(findPaper(drawing)?.area).toBeCloseTo(0.42, 1)
})

test('paper that goes on beyond the picture is told, and where', () => {
  const below = corners([0.2, 0.3], [0.8, 0.3], [0.8, 1.4], [0.2, 1.4])
  expect(findPaper(drawnPaper({ ...frame, corners: below }))?.cutAt).toEqual(['bottom'])
  const strip = corners([0.25, -0.4], [0.75, -0.4], [0.75, 1.4], [0.25, 1.4])
  const paper = findPaper(drawnPaper({ ...frame, corners: strip }))
  expect(paper?.cutAt).toEqual(['top', 'bottom'])
  expect(paper && isSure(paper)).toBe(true)
  const aside = corners([0.5, 0.2], [1.3, 0.2], [1.3, 0.8], [0.5, 0.8])
  const sideways = findPaper(drawnPaper({ ...frame, corners: aside }))
  expect(sideways?.cutAt).toEqual(['right'])
  expect(sideways && isSure(sideways)).toBe(false)
})

test('a bare table, a patch of light and a round plate are no paper', () => {
  const bare = drawnPaper({ ...frame, corners: upright, paper: 90, table: 90, noise: 10 })
  expect(findPaper(bare)).toBeUndefined()
  const glow = bare.values.map((_, place) => 200 - Math.hypot((place % 144) - 50, place / 144 - 100))
  expect(findPaper({ ...frame, values: glow })).toBeUndefined()
  const plate = bare.values.map((_, place) =>
    Math.hypot((place % 144) - 72, place / 144 - 128) < 56 ? 230 : 90,
  )
  const paper = findPaper({ ...frame, values: plate })
  expect(paper === undefined || !isSure(paper)).toBe(true)
})

test('wood of the same light is not taken for paper', () => {
  const pixels = asPixels(drawnPaper({ ...frame, corners: turned, paper: 220, table: 200 }))
  for (let place = 0; place < pixels.data.length; place += 4)
    if (pixels.data[place] === 200) pixels.data.set([238, 200, 110], place)
  expect(movement(findPaper(greyOf(pixels))?.corners ?? upright, turned)).toBeLessThan(0.02)
})

test('a smaller copy has its corners in the same places', () => {
  const large = asPixels(drawnPaper({ width: 900, height: 1600, corners: seenAslant }))
  const small = smallGreyOf(large, 640)
  expect([small.width, small.height]).toEqual([360, 640])
  expect(movement(findPaper(small)?.corners ?? upright, seenAslant)).toBeLessThan(0.01)
})
