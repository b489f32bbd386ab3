import type { Columns } from './column-uses.ts'

export const peopleColumns: Readonly<Record<string, Columns>> = {
  member: {
    open: 'profile_type level level_before_block language distributor_id created_at invited_at email_confirmed_at ranking_hidden',
    keyed: 'id promoter_id',
    personal:
      'external_id name email phone profile_name profile_value adviser_code verification_refusal data_asked data_asked_at data_given_at',
    never: 'password_hash search_name search_text avatar_file cover_file',
  },
  member_address: {
    open: 'country state',
    keyed: 'member_id',
    personal: 'cep city neighborhood address number complement',
    never: 'member_level',
  },
  asked_document: { open: 'file_type sent_at', keyed: 'member_id', never: 'file_key' },
  member_cpf: { never: 'member_id hash key_id sealed' },
  proved_phone: { open: 'proved_at notices_since', keyed: 'member_id', personal: 'phone' },
  phone_code: { never: 'member_id id phone expires_at tries' },
  phone_message: { open: 'kind begun_at attempts handed_at', keyed: 'id member_id', never: 'trying_until' },
  consent: { open: 'id kind version given_at withdrawn_at', keyed: 'member_id' },
  shop_listing: { open: 'state listed_at', keyed: 'member_id', personal: 'name cep city neighborhood' },
  welcome: { open: 'coins since', keyed: 'member_id' },
  promoter_code: { open: 'created_at', keyed: 'promoter_id', personal: 'code' },
  recommendation: {
    open: 'kind product_id created_at opened_at ends_on daily_dose most_purchases purchases paid',
    keyed: 'code member_id lead_id prescription_id',
    never: 'token',
  },
  recommendation_month: { open: 'month coins cap', keyed: 'member_id' },
  recommendation_opening: { open: 'opened_at', keyed: 'code', never: 'device' },
  recommended_purchase: {
    open: 'product_id bought_on counted_at reversed_at grams state row_coins recommender_coins joining_coins is_capped',
    keyed: 'id code invoice_id recommender_id sender_id',
    // Whoever knows the names of shops can find the key of one.
    personal: 'city shop',
  },
  lead: {
    open: 'product_id status daily_dose bag_grams bought_on remind_on reminded_on created_at',
    keyed: 'id member_id',
    personal: 'name email phone cep pet_name answers',
    never: 'search_text',
  },
  prescription: {
    open: 'product_id daily_dose remind_on reminded_on created_at',
    keyed: 'id member_id code',
    personal: 'client_name email phone cep pet_name pet_breed',
    never: 'sealed_cpf search_text',
  },
  notification: {
    open: 'kind created_at read_at',
    keyed: 'id member_id',
    personal: 'facts link',
    never: 'told_by',
  },
  notification_channel: { open: 'topic email push', keyed: 'member_id' },
  broadcast: {
    open: 'id kind titles link people sent created_at done_at',
    keyed: 'staff_id',
    personal: 'segment',
    never: 'told_up_to',
  },
  staff: {
    open: 'role created_at blocked_at',
    keyed: 'id member_id',
    personal: 'name email',
    never:
      'password_hash shortcuts sso_issuer sso_subject totp_offered totp_offered_id totp_secret totp_secret_id totp_used_step version',
  },
  audit_entry: {
    open: 'id at action actor_kind',
    keyed: 'actor_id subject_id',
    personal: 'before after',
    never: 'request_id',
  },
  member_activity: { never: 'member_id last_day' },
  purchase_day: { never: 'member_id bought day invoices' },
  reviewer_pace: { never: 'staff_id decided_at' },
  email_change: { never: 'member_id email asked_at expires_at token_hash' },
  known_device: { never: 'member_id token_hash last_used_at' },
  password_reset: { never: 'member_id token_hash expires_at by_phone' },
  push_subscription: { never: 'id member_id session_id endpoint public_key auth_secret created_at' },
  session: { never: 'id member_id token_hash device created_at expires_at last_used_at proved_at' },
  sign_in_attempt: { never: 'key attempts counted_since last_at blocked_until' },
  staff_password_link: { never: 'staff_id token_hash expires_at' },
  staff_recovery_code: { never: 'staff_id code_hash' },
  single_sign_on: {
    never: 'state_hash browser_hash nonce code_verifier path expires_at staff_id id_token',
  },
  staff_session: {
    never:
      'id staff_id token_hash device created_at expires_at has_second_factor id_token provider_second_factor',
  },
  staff_trusted_computer: { never: 'id staff_id token_hash device created_at expires_at' },
}
