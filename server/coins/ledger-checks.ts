import type { LedgerCheck } from './audit.ts'

export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'a journal has two sides that are equal',
    sql: `select format('journal %s has %s entries that sum to %s', id, coalesce(lines, 0), coalesce(total, 0)) as row
      from coin_journal
      left join (select journal_id, count(*) as lines, sum(amount) as total from coin_entry group by journal_id) as entry
        on entry.journal_id = coin_journal.id
      where coalesce(lines, 0) < 2 or total <> 0`,
  },
  {
    name: 'all entries sum to zero',
    sql: `select format('all entries sum to %s', sum(amount)) as row from coin_entry having sum(amount) <> 0`,
  },
  {
    name: 'an entry belongs to the wallet of its journal or to the programme',
    sql: `select format('entry %s of account %s', journal_id, account_id) as row
      from coin_entry
      left join coin_journal on coin_journal.id = journal_id
      left join coin_account on coin_account.id = account_id
      where coin_journal.id is null or coin_account.id is null
      or (coin_account.kind = 'wallet' and account_id <> wallet_id)`,
  },
  {
    name: 'a balance is the sum of its entries',
    sql: `select format('wallet %s has %s and owes %s, its entries sum to %s', id, balance, debt, coalesce(total, 0)) as row
      from coin_account
      left join (select account_id, sum(amount) as total from coin_entry group by account_id) as entry
        on entry.account_id = coin_account.id
      where kind = 'wallet' and balance - debt <> coalesce(total, 0)`,
  },
  {
    name: 'each entry continues the balance before it',
    sql: `select format('entry %s of wallet %s', journal_id, account_id) as row
      from (select *, lag(balance_after - debt_after, 1, 0::bigint) over (partition by account_id order by journal_id) as before
        from coin_entry where balance_after is not null) as line
      where balance_after - debt_after <> before + amount`,
  },
  {
    name: 'no wallet is negative, owes while it has coins, or has coins and no owner',
    sql: `select format('wallet %s has %s and owes %s', id, balance, debt) as row from coin_account
      where balance < 0 or debt < 0 or points < 0 or (balance > 0 and debt > 0)
      or (member_id is null and (balance > 0 or debt > 0))`,
  },
  {
    name: 'lots hold the balance',
    sql: `select format('wallet %s has %s, its lots hold %s', id, balance, coalesce(held, 0)) as row
      from coin_account
      left join (select wallet_id, sum(remaining) as held from coin_lot group by wallet_id) as lot
        on lot.wallet_id = coin_account.id
      where kind = 'wallet' and balance <> coalesce(held, 0)`,
  },
  {
    name: 'a lot holds what was not taken from it',
    sql: `select format('lot %s has %s of %s left and %s expired', lot.journal_id, remaining, lot.amount, expired) as row
      from coin_lot as lot
      left join (
        select lot_id, sum(amount) as moved, coalesce(-sum(amount) filter (where kind = 'expiry'), 0) as ended
        from coin_lot_move join coin_journal on coin_journal.id = journal_id group by lot_id
      ) as move on move.lot_id = lot.journal_id
      where remaining <> lot.amount + coalesce(moved, 0) or expired <> coalesce(ended, 0)
      or remaining < 0 or remaining > lot.amount`,
  },
  {
    name: 'lots are moved by journals of their own wallet',
    sql: `select format('journal %s moved lot %s', move.journal_id, lot_id) as row
      from coin_lot_move as move
      left join coin_journal on coin_journal.id = move.journal_id
      left join coin_lot as lot on lot.journal_id = lot_id
      where lot.wallet_id is distinct from coin_journal.wallet_id or lot.wallet_id is null`,
  },
  {
    name: 'a movement takes from lots what it takes from the balance',
    sql: `select format('journal %s changed the balance by %s and lots by %s', line.journal_id, change,
        coalesce(lot.amount, 0) + coalesce(moved, 0)) as row
      from (select journal_id, balance_after
          - lag(balance_after, 1, 0::bigint) over (partition by account_id order by journal_id) as change
        from coin_entry where balance_after is not null) as line
      left join coin_lot as lot on lot.journal_id = line.journal_id
      left join (select journal_id, sum(amount) as moved from coin_lot_move group by journal_id) as move
        on move.journal_id = line.journal_id
      where change <> coalesce(lot.amount, 0) + coalesce(moved, 0)`,
  },
  {
    name: 'points are what was earned and not reversed',
    sql: `select format('wallet %s has %s points, and earned %s', id, points, coalesce(earned, 0)) as row
      from coin_account
      left join (
        select wallet_id, sum(amount) as earned from coin_lot
        where not exists (select from coin_journal where reverses = coin_lot.journal_id) group by wallet_id
      ) as lot on lot.wallet_id = coin_account.id
      where kind = 'wallet' and points <> coalesce(earned, 0)`,
  },
  {
    name: 'a credit is a lot of its amount',
    sql: `select format('journal %s', coin_journal.id) as row
      from coin_journal
      left join coin_entry on coin_entry.journal_id = coin_journal.id and account_id = coin_journal.wallet_id
      left join coin_lot on coin_lot.journal_id = coin_journal.id
      where (kind in ('invoice_credit', 'challenge_bonus') or (kind = 'adjustment' and coin_entry.amount > 0))
        and (coin_lot.amount is distinct from coin_entry.amount or coin_lot.wallet_id <> coin_journal.wallet_id)
      or kind not in ('invoice_credit', 'challenge_bonus', 'adjustment') and coin_lot.journal_id is not null`,
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
    name: 'a journal is undone once, and for what it was',
    sql: `select format('journal %s undoes %s', undoing.id, undoing.reverses) as row
      from coin_journal as undoing
      left join coin_journal as undone on undone.id = undoing.reverses and undone.wallet_id = undoing.wallet_id
      left join coin_entry as back on back.journal_id = undoing.id and back.account_id = undoing.wallet_id
      left join coin_entry as first on first.journal_id = undone.id and first.account_id = undone.wallet_id
      where undoing.reverses is not null and (
        first.amount is null
        or back.amount is null
        or undoing.kind = 'redemption_refund' and back.amount <> -first.amount
        or undoing.kind <> 'redemption_refund' and (back.amount > 0 or back.amount < -first.amount)
        or (select count(*) from coin_journal as other where other.reverses = undoing.reverses) > 1
      )`,
  },
]
