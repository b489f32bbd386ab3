import type { LedgerCheck } from '#server/coins/audit.ts'

/** A bit for each account of the programme, and one for all wallets. */
const bits = {
  issued: 1 << 1,
  spent: 1 << 2,
  expired: 1 << 3,
  adjusted: 1 << 4,
  written_off: 1 << 5,
  wallet: 1 << 30,
}

/** Every journal with its entries, its lot, what it did to lots, and what its wallet had before. */
export const journalChecks: LedgerCheck = {
  facts: `select *,
      lag(balance_after, 1, 0::bigint) over own as balance_before,
      lag(balance_after - debt_after, 1, 0::bigint) over own as position_before,
      sum(amount) over (own rows unbounded preceding) as so_far,
      lead(id) over own is null as is_last
    from (
      select coalesce(journal.id, entry.journal_id) as id, journal.kind, journal.at, journal.wallet_id,
        wallet.member_id, wallet.balance, wallet.debt,
        coalesce(lines, 0) as lines, coalesce(total, 0) as total, accounts, highest_account,
        entry.amount, balance_after, debt_after,
        lot.amount as lot_amount, lot.wallet_id as lot_wallet, expires_on, lifetime_months,
        coalesce(lot.amount, 0) + coalesce(moved, 0) as lots_change
      from coin_journal as journal
      full join (
        select journal_id, count(*) as lines, sum(amount)::bigint as total, max(account_id) as highest_account,
          bit_or(1 << least(account_id, 30)::int) as accounts,
          sum(amount) filter (where account_id >= 1000)::bigint as amount, max(balance_after) as balance_after,
          max(debt_after) as debt_after
        from coin_entry group by journal_id
      ) as entry on entry.journal_id = journal.id
      left join coin_lot as lot on lot.journal_id = journal.id
      left join (
        select journal_id, sum(amount)::bigint as moved from coin_lot_move group by journal_id
      ) as move on move.journal_id = journal.id
      left join coin_account as wallet on wallet.id = journal.wallet_id
    ) as journal
    window own as (partition by wallet_id order by id)`,
  rules: [
    {
      name: 'a journal has two sides that are equal',
      broken: 'lines < 2 or total <> 0',
      row: `format('journal %s has %s entries that sum to %s', id, lines, total)`,
    },
    {
      name: 'an entry belongs to the wallet of its journal, or to the account where its kind is posted',
      broken: `kind is null or highest_account <> wallet_id or lines <> bit_count(accounts::bit(32))
        or accounts & ~case when kind like '%reversal' then ${bits.expired} else 0 end <> ${bits.wallet} | case kind
          when 'invoice_credit' then ${bits.issued}
          when 'invoice_reversal' then ${bits.issued}
          when 'challenge_bonus' then ${bits.issued}
          when 'challenge_reversal' then ${bits.issued}
          when 'redemption' then ${bits.spent}
          when 'redemption_refund' then ${bits.spent}
          when 'expiry' then ${bits.expired}
          when 'adjustment' then ${bits.adjusted}
          when 'adjustment_reversal' then ${bits.adjusted}
          when 'write_off' then ${bits.written_off}
        end`,
      row: `format('entries of journal %s (%s)', id, coalesce(kind, 'which is not there'))`,
    },
    {
      name: 'each entry continues the balance before it',
      broken: 'balance_after - debt_after <> position_before + amount',
      row: `format('entry %s of wallet %s', id, wallet_id)`,
    },
    {
      name: 'a balance is the sum of its entries',
      broken: 'is_last and balance - debt <> so_far',
      row: `format('wallet %s has %s and owes %s, its entries sum to %s', wallet_id, balance, debt, so_far)`,
    },
    {
      name: 'a movement takes from lots what it takes from the balance',
      broken: 'balance_after - balance_before <> lots_change',
      row: `format('journal %s changed the balance by %s and lots by %s', id, balance_after - balance_before, lots_change)`,
    },
    {
      name: 'a credit is a lot of its amount',
      broken: `(kind in ('invoice_credit', 'challenge_bonus') or (kind = 'adjustment' and amount > 0))
        and (lot_amount is distinct from amount or lot_wallet <> wallet_id)
        or kind not in ('invoice_credit', 'challenge_bonus', 'adjustment') and lot_amount is not null`,
      row: `format('journal %s', id)`,
    },
    {
      name: 'a lot ends on the day that its lifetime says, and that lifetime was in force once',
      broken: `lot_amount is not null and (
        expires_on <> (day_in_sao_paulo(at) + make_interval(months => lifetime_months))::date
        or lifetime_months not in (select months from coin_lifetime)
      )`,
      row: `format('lot %s of %s with %s months ends on %s', id, day_in_sao_paulo(at), lifetime_months, expires_on)`,
    },
    {
      name: 'a wallet is written off when its owner leaves, and nothing moves in it afterwards',
      broken: `kind = 'write_off' and (member_id is not null or not is_last)`,
      row: `format('wallet %s was written off by journal %s', wallet_id, id)`,
    },
  ],
}
