import { expect, test } from 'vitest'
import type { Settings } from '#contract/settings.ts'
import { changesOf, draftOf, faultsIn, rolesIn } from './draft.ts'

const stored: Settings = {
  vouched: 'with_code',
  recommendation_share_veterinarian: 500,
  recommendation_share_breeder: 500,
  recommendation_share_attendant: 500,
  recommendation_joining_coins: 20,
  recommendation_life_months: 12,
  recommendation_purchases: 6,
  recommendation_month_coins: 5000,
  recommendation_pair_purchases: 10,
  verification_business_days: 2,
  welcome_bonus: 0,
  coins_expire_after_months: 12,
  coin_worth_thousandths: 25,
  invoice_due_business_days: 5,
  invoice_max_age_days: 90,
  second_decision_above: 1500,
  blind_check_percent: 5,
  undo_seconds: 10,
  claim_minutes: 5,
  goal_price_days: 30,
  delivery_business_days: 12,
  top_up_business_days: 2,
  call_business_days: 3,
  instant_credit: 'off',
  instant_limit_coins: 1500,
  instant_day_documents: 10,
  instant_day_coins: 5000,
  instant_hold_hours: 24,
  instant_blind_percent: 10,
  ranking_prize_texts: null,
  ranking_authorisation: null,
  second_factor_roles: [],
}
const words = {
  wrongNumber: (least: string, most: string) => `${least}–${most}`,
  prizeInPortuguese: 'all',
}

test('what is typed as it was is no change', () => {
  expect(changesOf(draftOf(stored, 'pt-BR'), stored)).toEqual({})
  expect(faultsIn(draftOf(stored, 'pt-BR'), words)).toEqual({})
})

test('only what differs is sent, as the number it means', () => {
  const draft = {
    ...draftOf(stored, 'pt-BR'),
    coins_expire_after_months: '18',
    coin_worth_thousandths: '0,03',
  }
  expect(changesOf(draft, stored)).toEqual({ coins_expire_after_months: 18, coin_worth_thousandths: 30 })
})

test('a thousand is typed as people write it, in whichever language', () => {
  const draft = { ...draftOf(stored, 'pt-BR'), second_decision_above: '2.000' }
  expect(changesOf(draft, stored)).toEqual({ second_decision_above: 2000 })
  const inEnglish = { ...draftOf(stored, 'en'), second_decision_above: '2,000' }
  expect(inEnglish.coin_worth_thousandths).toBe('0.025')
  expect(changesOf(inEnglish, stored)).toEqual({ second_decision_above: 2000 })
})

test('a prize is written in Portuguese at least, or not at all', () => {
  const draft = { ...draftOf(stored, 'pt-BR'), 'ranking_prize_texts.es': 'Un viaje' }
  expect(faultsIn(draft, words)).toEqual({ 'ranking_prize_texts.pt-BR': 'all' })
  const whole = { ...draft, 'ranking_prize_texts.pt-BR': 'Uma viagem' }
  expect(changesOf(whole, stored)).toEqual({
    ranking_prize_texts: { 'pt-BR': 'Uma viagem', es: 'Un viaje', en: '' },
  })
})

test('roles are chosen in any order and sent in their own, and taken back they are no change', () => {
  const draft = { ...draftOf(stored, 'pt-BR'), second_factor_roles: 'admin,reviewer' }
  expect(changesOf(draft, stored)).toEqual({ second_factor_roles: ['reviewer', 'admin'] })
  expect(rolesIn(draftOf({ ...stored, second_factor_roles: ['support'] }, 'en'))).toEqual(['support'])
  expect(changesOf({ ...draft, second_factor_roles: '' }, stored)).toEqual({})
})

test('out of bounds names the bounds', () => {
  expect(faultsIn({ ...draftOf(stored, 'pt-BR'), blind_check_percent: '101' }, words)).toEqual({
    blind_check_percent: '0–100',
  })
})
