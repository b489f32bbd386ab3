import { expect, test } from 'vitest'
import { flightOf } from './flight-path.ts'

const from = { x: 195, y: 844 }
const to = { x: 100, y: 300 }
const whole = 'scale(1.00)'

test('a coin leaves one place and ends in the other, seen only on its way', () => {
  const { keyframes } = flightOf(from, to, 0)
  expect(keyframes[0]).toEqual({ transform: `translate(195.0px, 844.0px) ${whole}`, opacity: 0 })
  expect(keyframes.at(-1)).toEqual({ transform: 'translate(100.0px, 300.0px) scale(0.60)', opacity: 0 })
  expect(keyframes.slice(1, -1).every(({ opacity }) => opacity === 1)).toBe(true)
})

test('six of them fly beside each other and are there within a second', () => {
  const flights = Array.from({ length: 6 }, (_, place) => flightOf(from, to, place))
  expect(new Set(flights.map(({ keyframes }) => keyframes[6]?.transform)).size).toBe(6)
  for (const { durationMs, delayMs } of flights) expect(durationMs + delayMs).toBeLessThan(1000)
})
