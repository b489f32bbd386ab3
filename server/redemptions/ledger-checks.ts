import type { LedgerCheck } from '#server/coins/audit.ts'

/** Of erased members some redemptions have stayed. */
const isThere = `(member_id is not null or redemption_id in (select id from redemption where member_id is null))`

export const redemptionChecks: readonly LedgerCheck[] = [
  {
    // Of an erased member both are nobody's; older ones went with the member.
    screen: `select redemption.due is distinct from debit.paid or redemption.cancelled is distinct from refund.given_back
      from (
        select sum(uuid_hash_extended(id, coalesce(uuid_hash_extended(member_id, price), price))) as due,
          sum(uuid_hash_extended(id, 0)) filter (where status = 'cancelled') as cancelled
        from redemption
      ) as redemption,
      (
        select sum(uuid_hash_extended(redemption_id, coalesce(uuid_hash_extended(member_id, amount), amount))) as paid
        from coin_journal join coin_account on coin_account.id = wallet_id
        left join coin_entry on coin_entry.journal_id = coin_journal.id and account_id = system_account('spent')
        where coin_journal.kind = 'redemption' and ${isThere}
      ) as debit,
      (
        select sum(uuid_hash_extended(redemption_id, 0)) as given_back
        from coin_journal join coin_account on coin_account.id = wallet_id
        where coin_journal.kind = 'redemption_refund' and ${isThere}
      ) as refund`,
    facts: `select coalesce(redemption.id, debit.redemption_id) as id, redemption.member_id, price, status, debit.id as debit,
        debit.amount as paid, coin_account.member_id as owner, refund.id is not null as is_given_back
      from redemption
      full join (
        select coin_journal.id, redemption_id, wallet_id, amount
        from coin_journal left join coin_entry
          on coin_entry.journal_id = coin_journal.id and account_id = system_account('spent')
        where kind = 'redemption'
      ) as debit on debit.redemption_id = redemption.id
      left join coin_account on coin_account.id = debit.wallet_id
      left join (select id, redemption_id from coin_journal where kind = 'redemption_refund') as refund
        on refund.redemption_id = coalesce(redemption.id, debit.redemption_id)`,
    rules: [
      {
        name: 'what was paid or given back is of a redemption of the same member',
        broken: 'debit is not null and member_id is distinct from owner',
        row: `format('journal %s of redemption %s', debit, id)`,
      },
      {
        name: 'a redemption was paid once, at its price',
        broken: 'status is not null and paid is distinct from price',
        row: `format('redemption %s costs %s, its debits sum to %s', id, price, coalesce(paid, 0))`,
      },
      {
        name: 'what was cancelled was given back, and nothing else',
        broken: `is_given_back <> (status = 'cancelled')`,
        row: `format('redemption %s is %s and has %s refunds', id, status, is_given_back::int)`,
      },
    ],
  },
  {
    name: 'the stock is what was put there less what was taken',
    sql: `select format('prize %s has %s and gave %s, %s were put there', prize.id, stock, taken, coalesce(put, 0)) as row
      from prize left join (select prize_id, sum(amount) as put from stock_move group by prize_id) as move
        on move.prize_id = prize.id
      where stock is not null and stock + taken <> coalesce(put, 0)`,
  },
  {
    name: 'what was taken is what redemptions took and kept',
    sql: `select format('prize %s gave %s, redemptions took %s', prize.id, taken, coalesce(units, 0)) as row
      from prize left join (
        select prize_id, sum(units) as units from (
          select prize_id, count(*) as units from redemption where took_stock and status <> 'cancelled' group by prize_id
          union all select prize_id, units from erased_units
        ) as part group by prize_id
      ) as kept on kept.prize_id = prize.id
      where taken <> coalesce(units, 0)`,
  },
  {
    name: 'the stock of a digital prize is the codes that nobody has',
    sql: `select format('prize %s has %s, %s codes are free', id, stock, codes) as row
      from prize cross join lateral (
        select count(*) as codes from prize_code where prize_id = prize.id and redemption_id is null
      ) as free
      where kind = 'digital' and stock <> codes`,
  },
  {
    name: 'a digital redemption that counts has its code',
    sql: `select format('redemption %s has no code of its prize', redemption.id) as row
      from redemption left join prize_code
        on prize_code.redemption_id = redemption.id and prize_code.prize_id = redemption.prize_id
      where kind = 'digital' and status = 'delivered' and prize_code.id is null`,
  },
]
