import type { Settings } from '#contract/settings.ts'

type Whole = Exclude<keyof Settings, 'vouched' | 'ranking_prize_texts' | 'ranking_authorisation'>

type Unit = 'months' | 'reais' | 'businessDays' | 'days' | 'coins' | 'percent' | 'seconds' | 'minutes'

export const groups: readonly { readonly key: Group; readonly rows: readonly WholeSetting[] }[] = [
  {
    key: 'coins',
    rows: [
      { key: 'coins_expire_after_months', unit: 'months' },
      { key: 'coin_worth_thousandths', unit: 'reais' },
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
    key: 'store',
    rows: [
      { key: 'goal_price_days', unit: 'days' },
      { key: 'delivery_business_days', unit: 'businessDays' },
    ],
  },
]

export type Group = 'coins' | 'invoices' | 'store'
export type WholeSetting = {
  readonly key: Whole
  readonly unit: Unit
}
export type WholeKey = Whole
