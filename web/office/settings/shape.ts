import type { Settings } from '#contract/settings.ts'

export type ChoiceKey = 'vouched' | 'instant_credit'

type Whole = Exclude<
  keyof Settings,
  ChoiceKey | 'ranking_prize_texts' | 'ranking_authorisation' | 'second_factor_roles'
>

type Unit =
  | 'months'
  | 'reais'
  | 'businessDays'
  | 'days'
  | 'coins'
  | 'percent'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'documents'
  | 'thousandths'
  | 'purchases'

type SettingGroup = {
  readonly key: Group
  /** What comes before its numbers. */
  readonly choice?: ChoiceKey
  readonly rows: readonly WholeSetting[]
}

export const groups: readonly SettingGroup[] = [
  {
    key: 'coins',
    rows: [
      { key: 'coins_expire_after_months', unit: 'months' },
      { key: 'coin_worth_thousandths', unit: 'reais' },
      { key: 'welcome_bonus', unit: 'coins' },
    ],
  },
  {
    key: 'invoices',
    rows: [
      { key: 'invoice_due_business_days', unit: 'businessDays' },
      { key: 'invoice_max_age_days', unit: 'days' },
      { key: 'second_decision_above', unit: 'coins' },
      { key: 'blind_check_percent', unit: 'percent' },
      { key: 'undo_seconds', unit: 'seconds' },
      { key: 'claim_minutes', unit: 'minutes' },
    ],
  },
  {
    key: 'instant',
    choice: 'instant_credit',
    rows: [
      { key: 'instant_limit_coins', unit: 'coins' },
      { key: 'instant_day_documents', unit: 'documents' },
      { key: 'instant_day_coins', unit: 'coins' },
      { key: 'instant_hold_hours', unit: 'hours' },
      { key: 'instant_blind_percent', unit: 'percent' },
    ],
  },
  {
    key: 'recommendations',
    rows: [
      { key: 'recommendation_share_veterinarian', unit: 'thousandths' },
      { key: 'recommendation_share_breeder', unit: 'thousandths' },
      { key: 'recommendation_share_attendant', unit: 'thousandths' },
      { key: 'recommendation_joining_coins', unit: 'coins' },
      { key: 'recommendation_life_months', unit: 'months' },
      { key: 'recommendation_purchases', unit: 'purchases' },
      { key: 'recommendation_month_coins', unit: 'coins' },
      { key: 'recommendation_pair_purchases', unit: 'purchases' },
    ],
  },
  {
    key: 'store',
    rows: [
      { key: 'goal_price_days', unit: 'days' },
      { key: 'delivery_business_days', unit: 'businessDays' },
      { key: 'top_up_business_days', unit: 'businessDays' },
      { key: 'call_business_days', unit: 'businessDays' },
    ],
  },
  {
    key: 'verification',
    choice: 'vouched',
    rows: [{ key: 'verification_business_days', unit: 'businessDays' }],
  },
]

type Group = 'coins' | 'invoices' | 'instant' | 'recommendations' | 'store' | 'verification'
export type WholeSetting = {
  readonly key: Whole
  readonly unit: Unit
}
export type WholeKey = Whole
