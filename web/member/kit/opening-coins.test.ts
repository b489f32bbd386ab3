import { expect, test } from 'vitest'
import { coinsInAll, openingFor } from './opening-coins.ts'

const soon = { at: '2026-11-18T13:15:00Z', coins: 40 }
const later = { at: '2026-11-18T20:00:00Z', coins: 60 }
const rewards = { coins: 50, opening: [soon, later] }

test('coins that open later count as the member’s', () => {
  expect(coinsInAll(rewards)).toBe(150)
  expect(coinsInAll({ coins: 50 })).toBe(50)
})

test('a price is paid from the moment at which enough has opened', () => {
  expect(openingFor(rewards, 50)).toBeUndefined()
  expect(openingFor(rewards, 90)).toEqual(soon)
  expect(openingFor(rewards, 91)).toEqual({ at: later.at, coins: 100 })
  expect(openingFor(rewards, 151)).toBeUndefined()
  expect(openingFor({ coins: 50 }, 51)).toBeUndefined()
})
