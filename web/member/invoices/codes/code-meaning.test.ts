import { expect, test } from 'vitest'
import type { CodeMeaning } from '#contract/recommendations.ts'
import { faultOf } from './code-meaning.ts'

const meaning: CodeMeaning = {
  code: '22222222',
  product: { id: 'a', title: 'Quintal Adulto 15 kg', brand: 'Quintal', slug: 'a', image: { link: null } },
  product_ids: ['a', 'b'],
  daily_dose: 200,
  pet_name: 'Tobias',
  by: { name: 'Lia Prado', profile_type: 'veterinarian' },
  created_on: '2026-11-10',
  ends_on: '2027-11-10',
  fault: null,
  joining_coins: 20,
}

test('any bag of the same food fits, another food does not, and no food yet is no fault', () => {
  expect(faultOf(meaning, { productId: 'b' })).toBeUndefined()
  expect(faultOf(meaning, { productId: '' })).toBeUndefined()
  expect(faultOf(meaning, { productId: 'c' })).toBe('other_product')
})

test('the day of the invoice counts, not today, once it was read', () => {
  const ended: CodeMeaning = { ...meaning, fault: 'expired' }
  const productId = 'a'
  expect(faultOf(ended, { productId })).toBe('expired')
  expect(faultOf(ended, { productId, issuedOn: '2027-11-10' })).toBeUndefined()
  expect(faultOf(meaning, { productId, issuedOn: '2027-11-11' })).toBe('expired')
  expect(faultOf(meaning, { productId, issuedOn: '2026-11-09' })).toBe('too_early')
})

test('what can never become right is told before what the product says', () => {
  for (const fault of ['gone', 'own'] as const)
    expect(faultOf({ ...meaning, fault }, { productId: 'c' })).toBe(fault)
  expect(faultOf({ ...meaning, fault: 'used_up' }, { productId: 'c' })).toBe('other_product')
  expect(faultOf({ ...meaning, fault: 'used_up' }, { productId: 'a' })).toBe('used_up')
})
