import type { LedgerCheck } from '#server/coins/audit.ts'

export const recommendationChecks: readonly LedgerCheck[] = [
  {
    // From who left nothing was taken back.
    name: 'a recommendation pays what its purchase says, and a reversed one has it taken back',
    sql: `select format('purchase %s: %s and %s coins, paid %s and %s', coalesce(purchase.id, purchase_id),
        recommender_coins, joining_coins, recommended, joined) as row
      from recommended_purchase as purchase
      full join (
        select purchase_id, coalesce(sum(amount) filter (where kind = 'recommendation_credit'), 0) as recommended,
          coalesce(sum(amount) filter (where kind = 'joining_credit'), 0) as joined,
          bool_or(kind = 'recommendation_reversal') as is_recommendation_reversed,
          bool_or(kind = 'joining_reversal') as is_joining_reversed
        from coin_journal left join coin_lot on coin_lot.journal_id = coin_journal.id
        where purchase_id is not null group by purchase_id
      ) as journal on journal.purchase_id = purchase.id
      where purchase.id is null
      or coalesce(recommended, 0) <> recommender_coins or coalesce(joined, 0) <> joining_coins
      or recommender_id is not null
        and coalesce(is_recommendation_reversed, false) <> (reversed_at is not null and recommender_coins > 0)
      or sender_id is not null
        and coalesce(is_joining_reversed, false) <> (reversed_at is not null and joining_coins > 0)`,
  },
  {
    name: 'a recommendation counts the purchases that were not reversed',
    sql: `select format('recommendation %s counts %s of %s coins, there are %s of %s', code, purchases,
        recommendation.paid, coalesce(there, 0), coalesce(counted.paid, 0)) as row
      from recommendation
      left join (
        select code, count(*) as there, sum(recommender_coins) as paid
        from recommended_purchase where reversed_at is null group by code
      ) as counted using (code)
      where purchases <> coalesce(there, 0) or recommendation.paid <> coalesce(counted.paid, 0)`,
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
