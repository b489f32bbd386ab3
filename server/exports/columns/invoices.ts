import type { Columns } from './column-uses.ts'

export const invoiceColumns: Readonly<Record<string, Columns>> = {
  invoice: {
    open: 'status reason estimate coins sent_at due_on takes_effect_at asked_again_at round findings blind_check file_type file_clean version',
    keyed: 'id member_id claimed_by',
    personal: 'number access_key note',
    never: 'file_key file_sha256 page_keys fingerprint claimed_until',
  },
  invoice_row: {
    open: 'position product_id value_cents counted_cents counted_units rate_thousandths',
    keyed: 'id invoice_id recommendation',
  },
  invoice_step: { open: 'id step at', keyed: 'invoice_id' },
  invoice_decision: {
    open: 'round decision reason coins decided_at takes_effect_at carried_out_at undone_at awaits_second',
    keyed: 'id invoice_id staff_id',
    personal: 'number note internal_note counted',
  },
  invoice_blind_check: {
    open: 'decision reason coins agrees checked_at',
    keyed: 'invoice_id staff_id',
    personal: 'internal_note',
  },
  invoice_reading: { open: 'issuer read_at', keyed: 'invoice_id', personal: 'number series reading' },
  invoice_upload: {
    open: 'file_type created_at read_at mailed_at',
    keyed: 'id invoice_id member_id',
    personal: 'reading',
    never: 'file_key page_keys sha256',
  },
  invoice_mail: {
    open: 'received_at refused',
    keyed: 'id member_id',
    personal: 'files',
    never: 'message_hash',
  },
  open_upload: { open: 'size_bytes used_at', keyed: 'id member_id', never: 'sha256' },
  open_upload_part: { open: 'place', keyed: 'upload_id', never: 'sha256 file_key' },
  waiting_device: {
    open: 'waiting since reason tries seen_at',
    keyed: 'member_id device_id',
    personal: 'browser',
  },
  instant_judgement: {
    open: 'distributor_id mode fell_short is_credited coins judged_at version',
    keyed: 'invoice_id',
    personal: 'rules',
  },
  reading_outcome: {
    open: 'id decided_on document field fields file_kind source issuer was_sure is_right',
    personal: 'read_value right_value',
  },
  decision_reason: { open: 'code decision texts active position' },
  feed: {
    open: 'id door key_id received_at finished_at',
    keyed: 'staff_id',
    personal: 'file_name',
    never: 'file_key file_sha256',
  },
  feed_item: { open: 'feed_id entry part outcome', personal: 'name access_key reason' },
  waiting_invoice: {
    open: 'distributor_id issued_on received_at total_cents',
    personal: 'access_key buyer number series rows',
    never: 'file_key file_sha256',
  },
  cancelled_key: { open: 'told_at', personal: 'access_key' },
  used_access_key: { personal: 'access_key' },
}
