import type { LedgerCheck } from '#server/coins/audit.ts'
import { issuedKinds, listed } from '#server/coins/credit-kinds.ts'

const postedTo = `case kind
  when 'invoice_credit' then system_account('issued')
  when 'invoice_reversal' then system_account('issued')
  when 'challenge_bonus' then system_account('issued')
  when 'challenge_reversal' then system_account('issued')
  when 'recommendation_credit' then system_account('issued')
  when 'recommendation_reversal' then system_account('issued')
  when 'joining_credit' then system_account('issued')
  when 'joining_reversal' then system_account('issued')
  when 'welcome_credit' then system_account('issued')
  when 'welcome_reversal' then system_account('issued')
  when 'import_credit' then system_account('imported')
  when 'redemption' then system_account('spent')
  when 'redemption_refund' then system_account('spent')
  when 'expiry' then system_account('expired')
  when 'adjustment' then system_account('adjusted')
  when 'adjustment_reversal' then system_account('adjusted')
  when 'write_off' then system_account('written_off')
end`

const credits = listed([...issuedKinds, 'import_credit'])

/** A journal, its entries, and what it did to lots. */
export const journalChecks: LedgerCheck = {
  // Sums that are equal if every journal is right: a wrong one changes them by its own random weight. A wallet has
  // coins or a debt, never both, so its position alone says how a line changed the balance.
  screen: `select unequal <> 0 or strange > 0 or entry.posted is distinct from journal.posted
      or changed is distinct from given + moved or credited is distinct from given
    from (
      select coalesce(sum(weight * amount), 0) as unequal,
        coalesce(sum(hashint8extended(journal_id, account_id)), 0) as posted,
        coalesce(sum(weight * (greatest(position, 0) - greatest(position - amount, 0))), 0) as changed,
        coalesce(sum(weight * -amount) filter (
          where account_id in (system_account('issued'), system_account('adjusted'), system_account('imported'))
          and amount < 0
        ), 0) as credited,
        count(*) filter (where balance_after <> greatest(position, 0)) as strange
      from (
        select *, hashint8(journal_id)::bigint as weight, balance_after - debt_after as position from coin_entry
      ) as line
    ) as entry,
    (
      select coalesce(sum(hashint8extended(id, wallet_id)), 0) + coalesce(sum(hashint8extended(id, ${postedTo})), 0)
        + (
          select coalesce(sum(hashint8extended(id, account_id)), 0)
          from coin_entry join coin_journal on coin_journal.id = journal_id
          where account_id = system_account('expired') and reverses is not null and kind like '%reversal'
        ) as posted
      from coin_journal
    ) as journal,
    (select coalesce(sum(hashint8(journal_id)::bigint * amount), 0) as given from coin_lot) as lot,
    (select coalesce(sum(hashint8(journal_id)::bigint * amount), 0) as moved from coin_lot_move) as move`,
  facts: `select coalesce(journal.id, entry.journal_id) as id, journal.kind, wallet_id,
      coalesce(lines, 0) as lines, coalesce(total, 0) as total, accounts, entry.amount, entry.change,
      lot.amount as lot_amount, coalesce(lot.amount, 0) + coalesce(moved, 0) as lots_change
    from (select id, kind, wallet_id from coin_journal) as journal
    full join (
      select journal_id, count(*) as lines, sum(amount) as total, array_agg(account_id order by account_id) as accounts,
        sum(amount) filter (where account_id >= 1000) as amount,
        sum(greatest(balance_after - debt_after, 0) - greatest(balance_after - debt_after - amount, 0)) as change
      from coin_entry group by journal_id
    ) as entry on entry.journal_id = journal.id
    left join (select journal_id, amount from coin_lot) as lot on lot.journal_id = journal.id
    left join (
      select journal_id, sum(amount) as moved from coin_lot_move group by journal_id
    ) as move on move.journal_id = journal.id`,
  rules: [
    {
      name: 'a journal has two sides that are equal',
      broken: 'lines < 2 or total <> 0',
      row: `format('journal %s has %s entries that sum to %s', id, lines, total)`,
    },
    {
      name: 'an entry belongs to the wallet of its journal, or to the account where its kind is posted',
      broken: `kind is null or accounts is distinct from array[${postedTo}, wallet_id] and not (
        kind like '%reversal' and accounts @> array[${postedTo}, wallet_id] and cardinality(accounts) = 3
        and system_account('expired') = any (accounts)
      )`,
      row: `format('entries of journal %s (%s)', id, coalesce(kind, 'which is not there'))`,
    },
    {
      name: 'a movement takes from lots what it takes from the balance',
      broken: 'change <> lots_change',
      row: `format('journal %s changed the balance by %s and lots by %s', id, change, lots_change)`,
    },
    {
      name: 'a credit is a lot of its amount',
      broken: `(kind in (${credits}) or (kind = 'adjustment' and amount > 0)) and lot_amount is distinct from amount
        or kind not in (${credits}, 'adjustment') and lot_amount is not null`,
      row: `format('journal %s', id)`,
    },
  ],
}
