import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingsOf, judgeRecommendation, recommenderCoins } from './recommendation.ts'

const recommendation = {
  recommenderId: 'vera',
  isActive: true,
  createdOn: '2026-03-10',
  endsOn: '2027-03-10',
  purchases: 0,
  mostPurchases: 6,
}
const purchase = { senderId: 'ana', isSameFood: true, boughtOn: '2026-03-10', rowCoins: 1 }

test('it pays from the day it was made to its last day', () => {
  for (const boughtOn of ['2026-03-10', '2027-03-10'])
    expect(judgeRecommendation(recommendation, { ...purchase, boughtOn })).toBeNull()
  expect(judgeRecommendation(recommendation, { ...purchase, boughtOn: '2026-03-09' })).toBe('too_early')
  expect(judgeRecommendation(recommendation, { ...purchase, boughtOn: '2027-03-11' })).toBe('expired')
})

test.each([
  ['gone', { recommenderId: null }, {}],
  ['gone', { isActive: false }, {}],
  ['own', {}, { senderId: 'vera' }],
  ['other_product', {}, { isSameFood: false }],
  ['used_up', { purchases: 6 }, {}],
  ['dropped', {}, { isDropped: true }],
  ['nothing_earned', {}, { rowCoins: 0 }],
] as const)('it says %s', (fault, facts, bought) => {
  expect(judgeRecommendation({ ...recommendation, ...facts }, { ...purchase, ...bought })).toBe(fault)
})

test('before anybody has decided it is not known what the rows earn', () => {
  const { rowCoins: _, ...undecided } = purchase
  expect(judgeRecommendation(recommendation, undecided)).toBeNull()
})

test('a share is whole coins, never more than the rows earned, and more of them never give less', () => {
  const coins = fc.nat({ max: 1_000_000_000 })
  const share = fc.nat({ max: 1000 })
  fc.assert(
    fc.property(coins, share, coins, (earned, thousandths, more) => {
      const shared = recommenderCoins(earned, thousandths)
      expect(Number.isSafeInteger(shared)).toBe(true)
      expect(shared).toBeLessThanOrEqual(earned)
      expect(recommenderCoins(earned + more, thousandths)).toBeGreaterThanOrEqual(shared)
      // Two parties are never given more than one whole: what is cut off stays with the programme.
      expect(shared + recommenderCoins(earned, 1000 - thousandths)).toBeLessThanOrEqual(earned)
    }),
  )
  expect(recommenderCoins(425, 500)).toBe(212)
})

const met = {
  pairPurchases: 9,
  mostPairPurchases: 10,
  kind: 'lead',
  isOpenedBefore: true,
  sameDevice: 4,
  hasDay: true,
} as const

test.each([
  ['pair_often', { pairPurchases: 10 }],
  ['not_opened', { isOpenedBefore: false }],
  ['one_device', { sameDevice: 5 }],
  ['no_day', { hasDay: false }],
] as const)('%s is noticed, and not before', (finding, facts) => {
  expect(findingsOf(met)).toEqual([])
  expect(findingsOf({ ...met, ...facts })).toEqual([finding])
})

test('a prescription may be a paper that nobody opened', () => {
  expect(findingsOf({ ...met, kind: 'prescription', isOpenedBefore: false })).toEqual([])
})
