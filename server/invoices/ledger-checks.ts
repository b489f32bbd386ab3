import type { LedgerCheck } from '#server/coins/audit.ts'

const keysThatEarned = `select id, access_key as key from invoice
    where status in ('counted', 'reversed') and access_key is not null
  union all
  select invoice.id, reading ->> 'access_key' from invoice join invoice_reading on invoice_reading.invoice_id = invoice.id
    where status in ('counted', 'reversed') and reading ->> 'access_key' <> coalesce(access_key, '')`

export const invoiceChecks: readonly LedgerCheck[] = [
  {
    // An erased member's invoices are gone, and the wallet is nobody's.
    screen: `select earned is distinct from credited or invoice.reversed is distinct from taken_back
        or coins is distinct from rows_earn - of_others
      from (
        select sum(uuid_hash_extended(id, uuid_hash_extended(member_id, coins))) filter (where coins > 0) as earned,
          sum(uuid_hash_extended(id, 0)) filter (where coins > 0 and status = 'reversed') as reversed,
          coalesce(sum(uuid_hash(id)::bigint * coins), 0) as coins
        from invoice
      ) as invoice,
      (
        select sum(uuid_hash_extended(invoice_id, uuid_hash_extended(member_id, amount))) as credited
        from coin_journal left join coin_lot on coin_lot.journal_id = coin_journal.id
        join coin_account on coin_account.id = coin_journal.wallet_id
        where coin_journal.kind = 'invoice_credit' and member_id is not null
      ) as credit,
      (
        select sum(uuid_hash_extended(invoice_id, 0)) as taken_back
        from coin_journal join coin_account on coin_account.id = wallet_id
        where coin_journal.kind = 'invoice_reversal' and member_id is not null
      ) as reversal,
      (
        select coalesce(sum(uuid_hash(invoice_id)::bigint * (counted_cents * rate_thousandths / 100000)), 0) as rows_earn
        from invoice_row
      ) as counted,
      (
        select coalesce(sum(uuid_hash(invoice_id)::bigint * (counted_cents * rate_thousandths / 100000)), 0) as of_others
        from invoice_row join invoice on invoice.id = invoice_id
        where counted_cents > 0 and status not in ('counted', 'reversed')
      ) as other`,
    facts: `select coalesce(invoice.id, credit.invoice_id) as id, invoice.member_id, status, coalesce(coins, 0) as coins,
        coalesce(rows_earn, 0) as rows_earn, credit.id as credit, coalesce(credit.amount, 0) as credited, coin_account.member_id as owner, reversal.id is not null as is_taken_back,
        (credit.id is not null)::int as credits
      from invoice
      full join (
        select coin_journal.id, invoice_id, coin_journal.wallet_id, amount
        from coin_journal left join coin_lot on coin_lot.journal_id = coin_journal.id where kind = 'invoice_credit'
      ) as credit on credit.invoice_id = invoice.id
      left join coin_account on coin_account.id = credit.wallet_id
      left join (select id, invoice_id from coin_journal where kind = 'invoice_reversal') as reversal
        on reversal.invoice_id = invoice.id
      left join (
        select invoice_id, sum(counted_cents * rate_thousandths / 100000) as rows_earn from invoice_row group by invoice_id
      ) as counted on counted.invoice_id = invoice.id`,
    rules: [
      {
        name: 'what was earned or taken back is of an invoice of the same member',
        broken: 'credit is not null and member_id is distinct from owner',
        row: `format('journal %s of invoice %s', credit, id)`,
      },
      {
        name: 'a counted invoice has exactly one credit of its coins, or earned none',
        broken: 'status is not null and (credited <> coins or credits <> (coins > 0)::int)',
        row: `format('invoice %s is %s with %s coins and has %s credits of %s', id, status, coins, credits, credited)`,
      },
      {
        name: 'a reversed invoice has its credit taken back, and no other has',
        broken: `is_taken_back <> (status = 'reversed' and coins > 0)`,
        row: `format('invoice %s is %s with %s coins and has %s reversals', id, status, coins, is_taken_back::int)`,
      },
      {
        name: 'an invoice earned what its counted values come to',
        broken: `status in ('counted', 'reversed') and coins <> rows_earn`,
        row: `format('invoice %s earned %s, its rows come to %s', id, coins, rows_earn)`,
      },
    ],
  },
  {
    name: 'the key of an invoice that has earned is kept as used',
    sql: `select format('invoice %s has earned with %s', id, access_key) as row from invoice
      where status in ('counted', 'reversed') and access_key is not null
      and not exists (select from used_access_key as used where used.access_key = invoice.access_key)`,
  },
  {
    screen: `0 < (
        select count(*) from (select from (${keysThatEarned}) as earned group by hashtextextended(key, 0) having count(*) > 1) as twice
      )`,
    facts: `select key, string_agg('invoice ' || id, ', ' order by id) as invoices, count(*) as times
      from (${keysThatEarned}) as earned group by key`,
    rules: [
      {
        name: 'a fiscal key has earned once, be it typed or shown by the document',
        broken: 'times > 1',
        row: `format('key %s has earned with %s', key, invoices)`,
      },
    ],
  },
  {
    name: 'an invoice was read before it was approved',
    sql: `select format('invoice %s has earned %s coins and was never read', id, coins) as row from invoice
      where status in ('counted', 'reversed')
      and exists (select from invoice_decision as made where made.invoice_id = invoice.id and decision = 'approve')
      and not exists (select from invoice_reading where invoice_reading.invoice_id = invoice.id)`,
  },
  {
    name: 'what counts of an invoice is what was decided',
    sql: `select format('invoice %s: row %s counts %s, not what was decided', invoice_row.invoice_id, invoice_row.id,
        counted_cents) as row
      from invoice_decision as decision
      join invoice on invoice.id = decision.invoice_id
      join invoice_row on invoice_row.invoice_id = invoice.id
      where status in ('counted', 'reversed') and decision = 'approve' and carried_out_at is not null and not awaits_second
      and (counted_cents is null or strpos(counted::text, '"id": "' || invoice_row.id || '", "counted_cents": ' || counted_cents || '}') = 0 and not (
        counted @> jsonb_build_array(jsonb_build_object('id', invoice_row.id, 'counted_cents', counted_cents))
        or counted_cents = 0 and not counted @> jsonb_build_array(jsonb_build_object('id', invoice_row.id))
      ))`,
  },
  {
    name: 'what nobody approved was credited by the rules, for the same coins',
    sql: `select format('invoice %s: approved by nobody for %s coins, judged %s', made.invoice_id, made.coins,
        coalesce(judged.fell_short, judged.mode || ' for ' || judged.coins, 'never')) as row
      from invoice_decision as made left join instant_judgement as judged on judged.invoice_id = made.invoice_id
      where made.staff_id is null and made.decision = 'approve'
      and (judged.is_credited is not true or judged.coins is distinct from made.coins)`,
  },
]
