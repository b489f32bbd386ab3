import type { Settings } from '#contract/settings.ts'

type Whole = Exclude<keyof Settings, 'vouched' | 'ranking_prize_texts' | 'ranking_authorisation'>

type Unit = 'months' | 'reais' | 'businessDays' | 'days' | 'coins' | 'percent' | 'seconds' | 'minutes'

/** The settings that are a whole number, in the groups they are shown in. */
export const groups: readonly { readonly key: Group; readonly rows: readonly WholeSetting[] }[] = [
  {
    key: 'coins',
    rows: [
      { key: 'coins_expire_after_months', unit: 'months', least: 1, most: 120 },
      { key: 'coin_worth_thousandths', unit: 'reais', least: 0, most: 100_000 },
    ],
  },
  {
    key: 'invoices',
    rows: [
      { key: 'invoice_due_business_days', unit: 'businessDays', least: 1, most: 60 },
      { key: 'invoice_max_age_days', unit: 'days', least: 1, most: 3650 },
      { key: 'second_decision_above', unit: 'coins', least: 0, most: 1_000_000 },
      { key: 'blind_check_percent', unit: 'percent', least: 0, most: 100 },
      { key: 'undo_seconds', unit: 'seconds', least: 0, most: 600 },
      { key: 'claim_minutes', unit: 'minutes', least: 1, most: 120 },
    ],
  },
  {
    key: 'store',
    rows: [
      { key: 'goal_price_days', unit: 'days', least: 0, most: 365 },
      { key: 'delivery_business_days', unit: 'businessDays', least: 1, most: 120 },
    ],
  },
]

export type Group = 'coins' | 'invoices' | 'store'
export type WholeSetting = {
  readonly key: Whole
  readonly unit: Unit
  readonly least: number
  readonly most: number
}
export type WholeKey = Whole
