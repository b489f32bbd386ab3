import { sql } from 'kysely'
import type { Settings } from '#contract/settings.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function settingsRow(db: Db) {
  return db
    .selectFrom('setting')
    .select(['vouched', 'coins_expire_after_months', 'coin_worth_thousandths'])
    .select(['welcome_bonus', 'verification_business_days'])
    .select(['invoice_due_business_days', 'invoice_max_age_days', 'second_decision_above'])
    .select(['blind_check_percent', 'undo_seconds', 'claim_minutes', 'goal_price_days'])
    .select(['instant_credit', 'instant_limit_coins', 'instant_day_documents', 'instant_day_coins'])
    .select(['instant_hold_hours', 'instant_blind_percent'])
    .select(['recommendation_share_veterinarian', 'recommendation_share_breeder'])
    .select(['recommendation_share_attendant', 'recommendation_joining_coins'])
    .select(['recommendation_life_months', 'recommendation_purchases'])
    .select(['recommendation_month_coins', 'recommendation_pair_purchases'])
    .select([
      'delivery_business_days',
      'top_up_business_days',
      'call_business_days',
      'ranking_prize_texts',
      'ranking_authorisation',
    ])
    .select(['second_factor_roles', 'version'])
    .executeTakeFirstOrThrow()
}

export async function updateSettings(tx: Tx, changes: Partial<Settings>, version: number) {
  return tx
    .updateTable('setting')
    .set({ ...changes, version: sql`version + 1` })
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

type NewClosingDay = { name: string; day: string; is_yearly: boolean }

export async function insertClosingDay(tx: Tx, { day, ...facts }: NewClosingDay) {
  return tx
    .insertInto('closing_day')
    .values({ ...facts, day: Temporal.PlainDate.from(day) })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteClosingDay(tx: Tx, id: string) {
  return tx
    .deleteFrom('closing_day')
    .where('id', '=', id)
    .returning(['name', 'day', 'is_yearly'])
    .executeTakeFirst()
}
