import type { Columns } from './column-uses.ts'

export const goodsColumns: Readonly<Record<string, Columns>> = {
  product: {
    open: 'id external_id title brand sku ean slug pet food phases castrated senior weight_control weight_from_grams weight_to_grams bag_grams kcal_per_kg rate_thousandths detail descriptions active is_draft created_at changed_at version',
    never: 'colour image_file',
  },
  product_wording: {
    open: 'id issuer product_id code confirmed_at',
    keyed: 'confirmed_by',
    personal: 'wording',
  },
  distributor: { open: 'id external_id title active instant_credit created_at version' },
  distributor_cnpj: { open: 'cnpj root' },
  distributor_company: { open: 'distributor_id root' },
  prize: {
    open: 'id external_id titles descriptions category kind includes price stock taken limit_per_member audience opens_at closes_at is_grand is_draft created_at withdrawn_at position version',
    never: 'images tone',
  },
  prize_category: { open: 'id titles position version', never: 'art' },
  prize_code: {
    open: 'prize_id added_at import_id uncovered_at',
    keyed: 'id redemption_id',
    never: 'hash key_id sealed',
  },
  prize_watch: { open: 'prize_id', keyed: 'member_id' },
  goal: { open: 'prize_id price kept_until', keyed: 'member_id' },
  stock_move: { open: 'id prize_id amount stock_after at', keyed: 'staff_id', personal: 'reason' },
  erased_units: { open: 'prize_id units' },
  redemption: {
    open: 'prize_id titles kind price status best_time requested_at deliver_by is_confirmed awaits_halt took_stock version',
    keyed: 'id member_id',
    personal: 'number address phone carrier tracking_code tracking_link reason',
    never: 'image',
  },
  redemption_step: { open: 'step at', keyed: 'redemption_id', personal: 'note' },
  closing_day: { open: 'id day name is_yearly' },
  text_page: { open: 'page language version title description facts updated_at' },
  setting: {
    open: 'blind_check_percent call_business_days claim_minutes coin_worth_thousandths coins_expire_after_months delivery_business_days goal_price_days instant_blind_percent instant_credit instant_day_coins instant_day_documents instant_hold_hours instant_limit_coins invoice_due_business_days invoice_max_age_days ranking_authorisation ranking_prize_texts recommendation_joining_coins recommendation_life_months recommendation_month_coins recommendation_pair_purchases recommendation_purchases recommendation_share_attendant recommendation_share_breeder recommendation_share_veterinarian second_decision_above second_factor_roles top_up_business_days undo_seconds verification_business_days version vouched welcome_bonus',
    never:
      'id database_id file_store_claimed first_steps_closed link_secret push_private_key push_public_key',
  },
  import_file: {
    open: 'id kind state handed_at run_at finished_at row_count credited alone_up_to',
    keyed: 'handed_by run_by',
    personal: 'file_name fault unknown_columns',
    never: 'file_key',
  },
  import_row: {
    open: 'import_id line verdict coins done_at',
    keyed: 'member_id',
    personal: 'external_id title changes faults notes',
  },
  api_key: {
    open: 'id distributor_id calls calls_per_minute created_at expires_at last_used_at revoked_at',
    keyed: 'created_by',
    personal: 'name',
    never: 'secret_sha256 minute calls_in_minute',
  },
  webhook: {
    open: 'id events created_at failing_since off_because off_since version',
    keyed: 'created_by',
    personal: 'description url',
    never: 'secret secret_id previous_secret previous_secret_id previous_until',
  },
  webhook_event: { open: 'type occurred_at', keyed: 'id member_id', personal: 'data' },
  webhook_delivery: {
    open: 'webhook_id status attempts attempted_at created_at due_at answer_status',
    keyed: 'id event_id',
    personal: 'answer',
  },
  export_file: { never: 'id kind day file_key begun_at made_at bytes' },
  file_sweep: { never: 'prefix swept_at files unused refused accepted' },
  handed_mail: { never: 'event_id handed_at' },
  heartbeat: { never: 'name beat_at' },
  idempotency_key: { never: 'action actor_id answer created_at key request_hash sealed_answer' },
  migration: { never: 'name checksum applied_at version' },
  secret_key: { never: 'id turn' },
  unsealed: { never: 'kind row_id plain' },
}
