import { expect, test } from 'vitest'
import { availabilityOf, canBeGoal, missingFor, priceFor, type Shopper } from './prize-availability.ts'

const mug = { id: 'mug', value: 100, stock: 'available', limit_per_member: null } as const
const mine = {
  goal: null,
  watching: [],
  redeemed: [],
  deliver_by: '2026-12-04',
  top_up_by: '2026-11-20',
  call_by: '2026-11-20',
}
const member: Shopper = { coins: 100, opening: [], isMember: true, mine }

test('coins that reach the price make a prize available, one coin less does not', () => {
  expect(availabilityOf(mug, member)).toBe('available')
  expect(availabilityOf(mug, { ...member, coins: 99 })).toBe('missing_coins')
  expect(missingFor(mug, { ...member, coins: 99 })).toBe(1)
})

test('coins that open later count, and are not there to be spent yet', () => {
  const opening = [{ at: '2026-11-18T13:15:00Z', coins: 40 }]
  const saving = { ...member, coins: 60, opening }
  expect(availabilityOf(mug, saving)).toBe('coins_open_later')
  expect(missingFor(mug, saving)).toBe(0)
  expect(canBeGoal(mug, saving)).toBe(true)
  expect(availabilityOf(mug, { ...saving, coins: 59 })).toBe('missing_coins')
  expect(missingFor(mug, { ...saving, coins: 59 })).toBe(1)
})

test('sold out is said to everybody, whatever they have', () => {
  for (const shopper of [member, { ...member, isMember: false }])
    expect(availabilityOf({ ...mug, stock: 'sold_out' }, shopper)).toBe('sold_out')
})

test('before verification nothing can be redeemed', () => {
  expect(availabilityOf(mug, { ...member, isMember: false })).toBe('after_verification')
})

test('a limit that is used up closes the prize', () => {
  const redeemed = { ...member, mine: { ...mine, redeemed: [{ product_id: 'mug', times: 1 }] } }
  expect(availabilityOf({ ...mug, limit_per_member: 1 }, redeemed)).toBe('limit_reached')
  expect(availabilityOf({ ...mug, limit_per_member: 2 }, redeemed)).toBe('available')
})

test('the goal costs what it cost when it was chosen', () => {
  const saving = { ...member, mine: { ...mine, goal: { product_id: 'mug', value: 90, until: '2026-12-17' } } }
  expect(priceFor(mug, saving)).toBe(90)
  expect(availabilityOf(mug, { ...saving, coins: 95 })).toBe('available')
  expect(priceFor({ id: 'cap', value: 100 }, saving)).toBe(100)
})

test('what is within reach needs no goal, unless it is the goal already', () => {
  expect(canBeGoal(mug, member)).toBe(false)
  expect(canBeGoal(mug, { ...member, coins: 1 })).toBe(true)
  const goal = { product_id: 'mug', value: 100, until: '2026-12-17' }
  expect(canBeGoal(mug, { ...member, mine: { ...mine, goal } })).toBe(true)
  expect(canBeGoal(mug, { ...member, coins: 1, isMember: false })).toBe(false)
})
