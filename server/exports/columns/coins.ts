import type { Columns } from './column-uses.ts'

export const coinColumns: Readonly<Record<string, Columns>> = {
  coin_account: { open: 'kind balance debt points', keyed: 'id member_id' },
  coin_adjustment: {
    open: 'amount asked_at decided_at is_confirmed',
    keyed: 'id member_id asked_by decided_by',
    personal: 'reason',
  },
  coin_entry: { open: 'amount balance_after debt_after', keyed: 'journal_id account_id' },
  coin_expiry_warning: { open: 'days expires_on', keyed: 'member_id' },
  coin_journal: {
    open: 'at kind challenge_id import_id',
    keyed: 'id wallet_id invoice_id purchase_id redemption_id reverses staff_id confirmed_by',
  },
  coin_lifetime: { open: 'since months' },
  coin_lot: {
    open: 'amount remaining expired expires_on lifetime_months opens_at',
    keyed: 'journal_id wallet_id',
  },
  coin_lot_move: { open: 'amount', keyed: 'journal_id lot_id' },
  coin_note: { keyed: 'journal_id member_id', personal: 'facts' },
  ledger_audit: { open: 'id at entries took_ms', personal: 'findings' },
  challenge: {
    open: 'id titles descriptions audience goal_unit goal_target bonus opens_at closes_at is_draft created_at withdrawn_at position version',
    never: 'image',
  },
  challenge_cap: { open: 'challenge_id coins paid reached_at' },
  challenge_contribution: { open: 'challenge_id amount', keyed: 'invoice_id' },
  challenge_product: { open: 'challenge_id product_id' },
  challenge_progress: { open: 'challenge_id progress reached_at undone_at', keyed: 'member_id' },
  challenge_recommendation: { open: 'challenge_id', keyed: 'purchase_id' },
  ranking_score: { open: 'month score is_seen', keyed: 'member_id' },
  figure_sum: { open: 'kind day detail other_day count amount units failed', keyed: 'subject' },
  figure: { never: 'id kind day subject detail other_day count amount units failed' },
  ranking_move: { never: 'id month people score' },
  ranking_tally: { never: 'month level prefix people' },
}
