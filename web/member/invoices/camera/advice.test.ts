import { expect, test } from 'vitest'
import { adviceFor, type Look, tell } from './advice.ts'
import type { Paper } from './find-paper.ts'
import { photoFaultOf } from './photo-fault.ts'

const upTo = (right: number, bottom: number): Paper['corners'] => [
  { x: 0.2, y: 0.2 },
  { x: right, y: 0.2 },
  { x: right, y: bottom },
  { x: 0.2, y: bottom },
]
const paper: Paper = {
  corners: upTo(0.85, 0.85),
  area: 0.36,
  cutAt: [],
  fit: 0.95,
}
const good: Look = { light: 220, paper, sharpness: 1 }
const held = { isSteady: true, isPart: false }

test('one thing is said at a time, the one that hinders most first', () => {
  const cut: Paper = { ...paper, corners: upTo(0.5, 0.5), cutAt: ['left'] }
  expect(adviceFor({ light: 40, paper: cut, sharpness: 0 }, { ...held, isSteady: false })).toBe('dark')
  expect(adviceFor({ ...good, paper: undefined }, held)).toBe('search')
  expect(adviceFor({ ...good, paper: cut }, held)).toBe('cut')
  expect(adviceFor({ ...good, paper: { ...paper, corners: upTo(0.5, 0.5) } }, held)).toBe('closer')
  expect(adviceFor({ ...good, paper: { ...paper, corners: upTo(0.4, 0.9) } }, held)).toBe('ready')
  expect(adviceFor(good, { ...held, isSteady: false })).toBe('hold')
  expect(adviceFor({ ...good, sharpness: 0.1 }, held)).toBe('hold')
  expect(adviceFor(good, held)).toBe('ready')
  expect(adviceFor({ ...good, sharpness: undefined }, held)).toBe('ready')
})

test('a part of a long receipt may go on above and below, but not aside', () => {
  const strip: Paper = { ...paper, cutAt: ['top', 'bottom'] }
  expect(adviceFor({ ...good, paper: strip }, held)).toBe('cut')
  expect(adviceFor({ ...good, paper: strip }, { ...held, isPart: true })).toBe('ready')
  expect(adviceFor({ ...good, paper: { ...paper, cutAt: ['top', 'left'] } }, { ...held, isPart: true })).toBe(
    'cut',
  )
})

test('what is said changes only when it has held for half a second', () => {
  const first = tell(undefined, 'search', 0)
  expect(first.told).toBe('search')
  const flicker = tell(tell(first, 'closer', 100), 'search', 200)
  expect(flicker.told).toBe('search')
  const settled = tell(tell(flicker, 'hold', 300), 'hold', 700)
  expect(settled.told).toBe('search')
  expect(tell(settled, 'hold', 800).told).toBe('hold')
})

test('of a photo the worst is told', () => {
  expect(photoFaultOf(good)).toBeUndefined()
  expect(photoFaultOf({ light: 30, paper, sharpness: 0 })).toBe('dark')
  expect(photoFaultOf({ ...good, sharpness: 0.1 })).toBe('blurred')
  expect(photoFaultOf({ ...good, paper: { ...paper, cutAt: ['bottom'] } })).toBe('cut')
  expect(photoFaultOf({ light: 220, paper: undefined, sharpness: undefined })).toBeUndefined()
})
