import { expect, test } from 'vitest'
import { purchaseAnswered, purchaseKey } from './purchase-key.ts'

test('trying again asks for the same purchase until there is an answer', () => {
  const first = purchaseKey('mug', 100)
  expect(purchaseKey('mug', 100)).toBe(first)
  purchaseAnswered('mug', 100)
  expect(purchaseKey('mug', 100)).not.toBe(first)
})

test('another prize, or another price, is another purchase', () => {
  expect(purchaseKey('cap', 100)).not.toBe(purchaseKey('bag', 100))
  expect(purchaseKey('cap', 100)).not.toBe(purchaseKey('cap', 90))
})
