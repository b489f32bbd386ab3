import type { LedgerCheck } from '#server/coins/audit.ts'

const unlike = `(undone.wallet_id is distinct from undoing.wallet_id
  or undone.kind <> case undoing.kind
    when 'redemption_refund' then 'redemption'
    when 'invoice_reversal' then 'invoice_credit'
    when 'challenge_reversal' then 'challenge_bonus'
    when 'recommendation_reversal' then 'recommendation_credit'
    when 'joining_reversal' then 'joining_credit'
    when 'welcome_reversal' then 'welcome_credit'
    when 'adjustment_reversal' then 'adjustment'
  end
  or (undone.invoice_id, undone.challenge_id, undone.redemption_id, undone.purchase_id)
    is distinct from (undoing.invoice_id, undoing.challenge_id, undoing.redemption_id, undoing.purchase_id))`

const everyUndoing = 'select id, reverses, kind from coin_journal where reverses is not null'

/** What had expired of a credit before it was reversed. */
const expiredBefore = `select reversal.id, -sum(move.amount) as coins
  from coin_journal as reversal
  join coin_lot_move as move on move.lot_id = reversal.reverses and move.journal_id < reversal.id
  join coin_journal as expiry on expiry.id = move.journal_id and expiry.kind = 'expiry'
  where reversal.reverses is not null and reversal.kind like '%reversal' group by reversal.id`

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
    name: 'a purchase pays who recommended it and who joined it once',
    sql: `select format('purchase %s has %s journals of %s', purchase_id, count(*), kind) as row
      from coin_journal where kind in ('recommendation_credit', 'joining_credit')
      group by purchase_id, kind having count(*) > 1`,
  },
  {
    name: 'a member is welcomed once',
    sql: `select format('wallet %s was welcomed %s times', wallet_id, count(*)) as row
      from coin_journal where kind = 'welcome_credit' group by wallet_id having count(*) > 1`,
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
    // The screen looks at every pair of journals, and at the sums of their lines.
    screen: `0 < (
        select count(*) from coin_journal as undoing left join coin_journal as undone on undone.id = undoing.reverses
        where undoing.reverses is not null and ${unlike}
      ) or (
        select count(*) <> count(distinct reverses) from coin_journal where reverses is not null
      ) or (
        select taken <> 0 or gone <> (select -coalesce(sum(hashint8(id)::bigint * coins), 0) from (${expiredBefore}) as expired)
        from (
          select coalesce(sum(hashint8(coalesce(undoing.id, undone.id))::bigint * amount), 0) as taken,
            coalesce(sum(hashint8(undoing.id)::bigint * amount) filter (where account_id < 1000), 0) as gone
          from coin_entry
          left join (${everyUndoing}) as undoing on undoing.id = journal_id
          left join (${everyUndoing}) as undone on undone.reverses = journal_id
          where account_id >= 1000 or account_id = system_account('expired') and undoing.kind like '%reversal'
        ) as line
      )`,
    facts: `select undoing.id, undoing.reverses, times, ${unlike} as is_unlike, undoing.kind like '%reversal' as is_reversal,
        back.amount as back, first.amount as first, coalesce(gone.amount, 0) as gone, coalesce(expired.coins, 0) as expired
      from (
        select *, count(*) over (partition by reverses) as times from coin_journal where reverses is not null
      ) as undoing
      left join coin_journal as undone on undone.id = undoing.reverses
      left join coin_entry as back on back.journal_id = undoing.id and back.account_id = undoing.wallet_id
      left join coin_entry as first on first.journal_id = undone.id and first.account_id = undone.wallet_id
      left join coin_entry as gone
        on gone.journal_id = undoing.id and gone.account_id = system_account('expired') and undoing.kind like '%reversal'
      left join (${expiredBefore}) as expired on expired.id = undoing.id`,
    rules: [
      {
        name: 'a journal is undone once, and for what it was',
        broken: `times > 1 or is_unlike or first is null or gone <> -expired
          or back is distinct from expired * is_reversal::int - first`,
        row: `format('journal %s undoes %s', id, reverses)`,
      },
    ],
  },
]
