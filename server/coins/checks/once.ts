import type { LedgerCheck } from '#server/coins/audit.ts'

/** What a movement may do once, and what undoes it. */
export const onceChecks: readonly LedgerCheck[] = [
  {
    name: 'all entries sum to zero',
    sql: `select format('all entries sum to %s', sum(amount)) as row from coin_entry having sum(amount) <> 0`,
  },
  {
    name: 'an invoice earns once',
    sql: `select format('invoice %s has %s credits', invoice_id, count(*)) as row
      from coin_journal where kind = 'invoice_credit' group by invoice_id having count(*) > 1`,
  },
  {
    name: 'a challenge pays a member once',
    sql: `select format('challenge %s paid wallet %s %s times', challenge_id, wallet_id, count(*)) as row
      from coin_journal where kind = 'challenge_bonus' group by challenge_id, wallet_id having count(*) > 1`,
  },
  {
    name: 'a redemption has one debit and at most one refund',
    sql: `select format('redemption %s has %s debits and %s refunds', redemption_id,
        count(*) filter (where kind = 'redemption'), count(*) filter (where kind = 'redemption_refund')) as row
      from coin_journal where redemption_id is not null group by redemption_id
      having count(*) filter (where kind = 'redemption') <> 1
      or count(*) filter (where kind = 'redemption_refund') > 1`,
  },
  {
    // A reversal takes back all that was credited, except what has expired of it: that the expired account gives back.
    name: 'a journal is undone once, and for what it was',
    sql: `select format('journal %s undoes %s', undoing.id, undoing.reverses) as row
      from (select *, count(*) over (partition by reverses) as times from coin_journal where reverses is not null) as undoing
      left join coin_journal as undone on undone.id = undoing.reverses and undone.wallet_id = undoing.wallet_id
      left join coin_entry as back on back.journal_id = undoing.id and back.account_id = undoing.wallet_id
      left join coin_entry as first on first.journal_id = undone.id and first.account_id = undone.wallet_id
      left join coin_entry as gone
        on gone.journal_id = undoing.id and gone.account_id = system_account('expired') and undoing.kind like '%reversal'
      left join (
        select reversal.id, -sum(move.amount) as coins
        from coin_journal as reversal
        join coin_lot_move as move on move.lot_id = reversal.reverses and move.journal_id < reversal.id
        join coin_journal as expiry on expiry.id = move.journal_id and expiry.kind = 'expiry'
        where reversal.kind like '%reversal' group by reversal.id
      ) as expired on expired.id = undoing.id
      where times > 1
      or first.amount is null
      or back.amount is distinct from coalesce(expired.coins, 0) * (undoing.kind like '%reversal')::int - first.amount
      or coalesce(gone.amount, 0) <> -coalesce(expired.coins, 0)
      or undone.kind <> case undoing.kind
        when 'redemption_refund' then 'redemption'
        when 'invoice_reversal' then 'invoice_credit'
        when 'challenge_reversal' then 'challenge_bonus'
        when 'adjustment_reversal' then 'adjustment'
      end
      or (undone.invoice_id, undone.challenge_id, undone.redemption_id)
        is distinct from (undoing.invoice_id, undoing.challenge_id, undoing.redemption_id)`,
  },
]
