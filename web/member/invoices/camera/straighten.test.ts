import { expect, test } from 'vitest'
import { asPixels, drawnPaper } from './drawn-picture.ts'
import { homographyTo, placeOf } from './homography.ts'
import { type Corners, scaledTo } from './picture.ts'
import { straighten, straightSize } from './straighten.ts'

const corners: Corners = [
  { x: 120, y: 80 },
  { x: 300, y: 110 },
  { x: 340, y: 420 },
  { x: 60, y: 380 },
]

test('each corner of the straight picture comes from a corner of the paper', () => {
  const size = { width: 200, height: 300 }
  const homography = homographyTo(corners, size)
  const straight = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 300 },
    { x: 0, y: 300 },
  ]
  for (const [place, point] of straight.entries()) {
    const { x, y } = placeOf(homography, point)
    expect(x).toBeCloseTo(corners[place]?.x ?? 0, 6)
    expect(y).toBeCloseTo(corners[place]?.y ?? 0, 6)
  }
})

test('it is as large as the longer of two opposite sides, and within its bound', () => {
  expect(straightSize(corners, 4000)).toEqual({ width: 283, height: 313 })
  expect(straightSize(corners, 100)).toEqual({ width: 90, height: 100 })
})

test('paper seen aslant comes out straight: nothing but paper, and the same text at the same points', () => {
  const size = { width: 400, height: 600 }
  const aslant: Corners = [
    { x: 0.3, y: 0.15 },
    { x: 0.75, y: 0.2 },
    { x: 0.9, y: 0.9 },
    { x: 0.1, y: 0.8 },
  ]
  const photo = asPixels(drawnPaper({ ...size, corners: aslant, table: 0 }))
  const straight = straighten(photo, scaledTo(aslant, size), 4000)
  const whole: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  const wanted = drawnPaper({ ...straight, corners: whole })
  const inner = (place: number) => place % straight.width > 2 && place % straight.width < straight.width - 3
  const same = wanted.values.filter(
    (value, place) => inner(place) && Math.abs(value - (straight.data[place * 4] ?? 0)) < 40,
  )
  const all = wanted.values.filter((_, place) => inner(place))
  expect(same.length / all.length).toBeGreaterThan(0.95)
})
