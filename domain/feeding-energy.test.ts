import { expect, test } from 'vitest'
import { energyOf } from './feeding-energy.ts'

const published = { protein: 26, fat: 15, fibre: 2.5, ash: 7, moisture: 9 }

test('the published example: 3,792 kcal per kg for a dog', () => {
  expect(energyOf('dog', published)).toBe(3792)
})

test('cats digest less of it, and more fibre leaves less energy', () => {
  const dog = energyOf('dog', published) ?? 0
  expect(energyOf('cat', published)).toBeLessThan(dog)
  expect(energyOf('dog', { ...published, fibre: 6 })).toBeLessThan(dog)
  expect(energyOf('dog', { ...published, fat: 20 })).toBeGreaterThan(dog)
})

test('what cannot be is not worked out', () => {
  expect(energyOf('dog', { ...published, ash: 60 })).toBeUndefined()
  expect(energyOf('dog', { ...published, fat: -1 })).toBeUndefined()
  expect(energyOf('dog', { ...published, moisture: Number.NaN })).toBeUndefined()
  expect(energyOf('dog', { protein: 0, fat: 0, fibre: 0, ash: 0, moisture: 100 })).toBeUndefined()
  expect(energyOf('cat', { protein: 10, fat: 5, fibre: 1, ash: 2, moisture: 78 })).toBeUndefined()
})
