import type { LedgerCheck } from '#server/coins/audit.ts'

export const redemptionChecks: readonly LedgerCheck[] = [
  {
    name: 'a redemption was paid once, at its price',
    sql: `select format('redemption %s costs %s, its debits sum to %s', redemption.id, price, coalesce(paid, 0)) as row
      from redemption
      left join (select redemption_id, -sum(amount) as paid
        from coin_journal join coin_entry on journal_id = coin_journal.id and account_id = wallet_id
        where kind = 'redemption' group by redemption_id) as debit on debit.redemption_id = redemption.id
      where paid is distinct from price`,
  },
  {
    name: 'what was cancelled was given back, and nothing else',
    sql: `select format('redemption %s is %s and has %s refunds', redemption.id, status, coalesce(refunds, 0)) as row
      from redemption
      left join (select redemption_id, count(*) as refunds from coin_journal where kind = 'redemption_refund'
        group by redemption_id) as refund on refund.redemption_id = redemption.id
      where coalesce(refunds, 0) <> case status when 'cancelled' then 1 else 0 end`,
  },
  {
    name: 'the stock is what was put there less what was taken',
    sql: `select format('prize %s has %s and gave %s, %s were put there', prize.id, stock, taken, coalesce(put, 0)) as row
      from prize left join (select prize_id, sum(amount) as put from stock_move group by prize_id) as move
        on move.prize_id = prize.id
      where stock is not null and stock + taken <> coalesce(put, 0)`,
  },
]
