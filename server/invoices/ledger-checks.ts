import type { LedgerCheck } from '#server/coins/audit.ts'

export const invoiceChecks: readonly LedgerCheck[] = [
  {
    name: 'a counted invoice has exactly one credit of its coins, or earned none',
    sql: `select format('invoice %s is %s with %s coins and has %s credits of %s', invoice.id, status, coins,
        count(credit.id), coalesce(sum(coin_lot.amount), 0)) as row
      from invoice
      left join coin_journal as credit on credit.invoice_id = invoice.id and credit.kind = 'invoice_credit'
      left join coin_lot on coin_lot.journal_id = credit.id
      group by invoice.id
      having coalesce(sum(coin_lot.amount), 0) <> coalesce(coins, 0)
      or count(credit.id) <> case when coalesce(coins, 0) > 0 then 1 else 0 end`,
  },
  {
    name: 'a reversed invoice has its credit taken back, and no other has',
    sql: `select format('invoice %s is %s with %s coins and has %s reversals', invoice.id, status, coins,
        count(coin_journal.id)) as row
      from invoice
      left join coin_journal on invoice_id = invoice.id and kind = 'invoice_reversal'
      group by invoice.id
      having count(coin_journal.id) <> case when status = 'reversed' and coins > 0 then 1 else 0 end`,
  },
  {
    name: 'a fiscal key has earned once, be it typed or shown by the document',
    sql: `select format('key %s has earned with %s', key, string_agg('invoice ' || id, ', ' order by id)) as row
      from (
        select invoice.id, access_key as key from invoice where status in ('counted', 'reversed')
        union
        select invoice.id, reading ->> 'access_key' from invoice
        join invoice_reading on invoice_reading.invoice_id = invoice.id where status in ('counted', 'reversed')
      ) as earned
      where key is not null
      group by key having count(*) > 1`,
  },
  {
    name: 'an invoice was read before it was approved',
    sql: `select format('invoice %s has earned %s coins and was never read', id, coins) as row from invoice
      where status in ('counted', 'reversed')
      and exists (select from invoice_decision as made where made.invoice_id = invoice.id and decision = 'approve')
      and not exists (select from invoice_reading where invoice_reading.invoice_id = invoice.id)`,
  },
]
