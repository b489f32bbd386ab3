import type { LedgerCheck } from '#server/coins/audit.ts'

const paid = (kind: 'recommendation' | 'joining') => `(
    select sum(lot.amount) from coin_journal as journal join coin_lot as lot on lot.journal_id = journal.id
    where journal.purchase_id = purchase.id and journal.kind = '${kind}_credit'
  )`

const isTakenBack = (kind: 'recommendation' | 'joining') => `exists (
    select from coin_journal as journal where journal.purchase_id = purchase.id and journal.kind = '${kind}_reversal'
  )`

export const recommendationChecks: readonly LedgerCheck[] = [
  {
    // From who left nothing was taken back.
    name: 'a recommendation pays what its purchase says, and a reversed one has it taken back',
    sql: `select format('purchase %s: %s and %s coins, paid %s and %s%s', purchase.id, recommender_coins, joining_coins,
        ${paid('recommendation')}, ${paid('joining')}, case when reversed_at is not null then ', reversed' end) as row
      from recommended_purchase as purchase
      where coalesce(${paid('recommendation')}, 0) <> recommender_coins or coalesce(${paid('joining')}, 0) <> joining_coins
      or recommender_id is not null
        and ${isTakenBack('recommendation')} <> (reversed_at is not null and recommender_coins > 0)
      or sender_id is not null and ${isTakenBack('joining')} <> (reversed_at is not null and joining_coins > 0)
      union all
      select format('journal %s of purchase %s, which is not there', journal.id, purchase_id)
      from coin_journal as journal left join recommended_purchase as purchase on purchase.id = purchase_id
      where purchase_id is not null and purchase.id is null`,
  },
  {
    name: 'a recommendation counts the purchases that were not reversed',
    sql: `select format('recommendation %s counts %s, there are %s', recommendation.code, purchases, there) as row
      from recommendation cross join lateral (
        select count(*) as there from recommended_purchase as purchase
        where purchase.code = recommendation.code and reversed_at is null
      ) as counted
      where purchases <> there`,
  },
  {
    // The invoices of a sender who left are gone.
    name: 'a purchase is of an invoice that counts, and never of who recommended it',
    sql: `select format('purchase %s of invoice %s, which is %s', purchase.id, purchase.invoice_id, invoice.status) as row
      from recommended_purchase as purchase join invoice on invoice.id = purchase.invoice_id
      where invoice.status <> case when reversed_at is null then 'counted' else 'reversed' end
      or invoice.member_id = purchase.recommender_id
      or not exists (
        select from invoice_row where invoice_row.invoice_id = invoice.id and invoice_row.recommendation = purchase.code
      )`,
  },
  {
    name: 'a month counts what recommendations paid in it and did not take back',
    sql: `select format('member %s in %s: %s, paid %s', member_id, month, coalesce(month.coins, 0), coalesce(books.coins, 0)) as row
      from recommendation_month as month
      full join (
        select member_id, month, sum(coins) as coins from (
          select recommender_id as member_id, month_in_sao_paulo(counted_at) as month, recommender_coins as coins
          from recommended_purchase where reversed_at is null
          union all
          select sender_id, month_in_sao_paulo(counted_at), joining_coins from recommended_purchase where reversed_at is null
        ) as part
        where member_id is not null group by member_id, month
      ) as books using (member_id, month)
      where coalesce(month.coins, 0) <> coalesce(books.coins, 0)`,
  },
]
