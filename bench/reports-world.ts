import type pg from 'pg'
import { countAgain } from '#server/testing/count-again.ts'
import type { Person } from '#server/testing/given.ts'
import { number } from './table.ts'
import { fillWith, type Place, withSuperuser } from './world.ts'

/** A year of invoices, ten for each member, and what belongs to them. */
export async function fillYear(place: Place, invoices: number): Promise<Person> {
  const admin = await fillWith(place.databaseUrl, async (given) => {
    for (let index = 0; index < 10; index += 1) await given.staff({ role: 'reviewer' })
    for (let index = 0; index < 20; index += 1) await given.promoter({ code: `PROMO${100 + index}` })
    for (let index = 0; index < 40; index += 1) await given.prize({ price: 300 + index })
    for (let index = 0; index < 300; index += 1) await given.product()
    for (let index = 0; index < 12; index += 1) await given.distributor()
    return given.staff({ role: 'admin' })
  })
  await withSuperuser(place, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const statement of year) await client.query(statement.replaceAll(':invoices', String(invoices)))
    await client.query('analyze')
    await count(client)
    await client.query('vacuum analyze')
  })
  return admin
}

/** As the migration does on a database that is there. */
async function count(client: pg.Client) {
  const begunAt = performance.now()
  await client.query('begin')
  await countAgain(client)
  await client.query('commit')
  const { rows } = await client.query('select count(*)::int as sums from figure_sum')
  const seconds = (performance.now() - begunAt) / 1000
  console.log(`counting what is there, once: ${number(seconds)} s, ${number(rows[0].sums)} sums`)
}

const moment = `date_trunc('day', now()) + interval '9 hours' - interval '364 days' * (1 - n::float / :invoices)
  + interval '1 second' * (n % 36000)`

/** Everybody has eight products that they buy, and a distributor from whom they buy nine times in ten. */
const year = [
  `insert into distributor_company (root, distributor_id)
   select lpad((10000000 + row_number() over (order by id))::text, 8, '0'), id from distributor`,
  `insert into member (name, email, profile_type, profile_name, level, password_hash, created_at, promoter_id)
   select 'Ana ' || n, 'bench-' || n || '@test.example', (array['attendant', 'veterinarian', 'breeder'])[1 + n % 3],
     'Loja ' || n % 5000, case when n % 500 = 0 then 1 when n % 50 = 0 then 2 else 3 end, '',
     now() - interval '365 days' * (1 - n::float * 10 / :invoices), case when n % 3 = 0 then ids[1 + n % 20] end
   from generate_series(1, :invoices / 10) as n,
     (select array_agg(id) as ids from member where profile_type = 'promoter')`,
  `insert into coin_account (kind, member_id, balance, points)
   select 'wallet', id, 300, 600 from member where profile_type <> 'promoter'`,
  `insert into session (member_id, token_hash, created_at, last_used_at, expires_at)
   select member_id, sha256(id::text::bytea), now(), now(), now() + interval '30 days' from coin_account
   where member_id is not null`,
  `create temp table buyer as select row_number() over () as n, member_id, id as wallet_id from coin_account
   where member_id is not null`,
  'create unique index on buyer (n)',
  `create temp table sale as
   select n, uuidv7() as id, ${moment} as sent_at, (1 + (n * 7919::bigint) % (:invoices / 10))::int as buyer,
     case when n > :invoices * 0.99 then 'received' when n % 12 = 0 then 'rejected' when n % 200 = 1 then 'reversed'
       else 'counted' end as status
   from generate_series(1, :invoices) as n`,
  `insert into invoice (id, member_id, number, status, sent_at, due_on, file_key, file_type, file_sha256, file_clean,
     estimate, coins, reason)
   select sale.id, member_id, sale.n::text, status, sent_at, sent_at::date + 7, 'invoices/' || sale.n, 'jpeg',
     sha256(sale.n::text::bytea), true, 100 + sale.n % 900,
     case when status in ('counted', 'reversed') then 100 + sale.n % 900 end,
     case status when 'rejected' then 'too_old' when 'reversed' then 'shop_returned' end
   from sale join buyer on buyer.n = sale.buyer`,
  `insert into invoice_row (invoice_id, position, product_id, value_cents, counted_cents, counted_units, rate_thousandths)
   select sale.id, place, ids[1 + (buyer * 13 + ((sale.n / 7 + place * 3) % 8) * 37) % 300], 10000, 
     case when status in ('counted', 'reversed') then 10000 + sale.n % 9000 end,
     case when status in ('counted', 'reversed') then 1 + sale.n % 10 end, 1000
   from sale cross join generate_series(1, 2) as place, (select array_agg(id) as ids from product)`,
  `insert into invoice_reading (invoice_id, read_at, reading, issuer)
   select id, sent_at, '{"source": "ocr", "rows": [], "findings": []}',
     case when n % 10 = 0 then '99999' || 100 + n % 97 else (10000001 + buyer % 12)::text end || '000181'
   from sale`,
  `insert into invoice_step (invoice_id, step, at)
   select id, step, sent_at + after from sale cross join lateral (values
     ('sent', interval '0', true), ('counted', interval '2 days', status in ('counted', 'reversed')),
     ('reversed', interval '9 days', status = 'reversed')) as path (step, after, is_so) where is_so`,
  `insert into invoice_decision (invoice_id, staff_id, decision, round, decided_at, takes_effect_at, carried_out_at, reason,
     coins, counted)
   select id, case when n % 5 > 0 or status = 'rejected' then ids[1 + n % 10] end, case status when 'rejected' then 'reject' else 'approve' end, 1,
     decided_at, decided_at, decided_at, case status when 'rejected' then 'too_old' end,
     case when status <> 'rejected' then 100 + n % 900 end, case when status <> 'rejected' then '[]'::jsonb end
   from (select *, sent_at + interval '1 day' * (n % 4) as decided_at from sale) as sale,
     (select array_agg(id) as ids from staff where role = 'reviewer')
   where status <> 'received'`,
  `insert into coin_journal (wallet_id, kind, at, invoice_id)
   select wallet_id, 'invoice_credit', sent_at + interval '2 days', sale.id from sale join buyer on buyer.n = sale.buyer
   where status in ('counted', 'reversed')`,
  `insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
   select journal.id, wallet_id, coins, 300, 0 from coin_journal as journal join invoice on invoice.id = invoice_id
   union all select journal.id, 1, -coins, null, null from coin_journal as journal join invoice on invoice.id = invoice_id`,
  `insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months)
   select journal_id, account_id, amount, amount * (journal_id % 2), current_date + (journal_id % 365)::int, 12
   from coin_entry where balance_after is not null`,
  `insert into redemption (member_id, prize_id, titles, price, took_stock, status, requested_at, deliver_by, address, carrier)
   select member_id, ids[1 + sale.n % 40], '{"pt-BR": "Fone", "es": "Auricular", "en": "Earphone"}', 100 + sale.n % 900,
     false, case when sale.n > :invoices * 0.99 then 'requested' when sale.n % 40 = 0 then 'cancelled' else 'delivered' end,
     sent_at, sent_at::date + 12, '{}', 'Correios'
   from sale join buyer on buyer.n = sale.buyer, (select array_agg(id) as ids from prize) where sale.n % 4 = 0`,
  `insert into redemption_step (redemption_id, step, at)
   select id, 'delivered', requested_at + interval '6 days' from redemption where status = 'delivered'`,
  `insert into reading_outcome (document, decided_on, source, file_kind, issuer, field, was_sure, fields, is_right,
     read_value, right_value)
   select id, sent_at::date, 'words', 'photo', case when n % 10 = 0 then '99999' || 100 + n % 97
       else (10000001 + buyer % 12)::text end, field,
     true, 1, n % 50 > 0, case when n % 50 = 0 then '1' end, case when n % 50 = 0 then '2' end
   from sale cross join unnest(array['number', 'row_value', 'product', 'quantity']) as field where status = 'counted'`,
  `insert into recommendation (token, kind, member_id, product_id, created_at, ends_on, most_purchases, opened_at,
     purchases, lead_id)
   select 'bench-recommendation-' || sale.n, 'lead', member_id, ids[1 + sale.n % 300], sent_at,
     sent_at::date + 180, 6, case when sale.n % 3 = 0 then sent_at end, case when sale.n % 20 = 0 then 1 else 0 end, uuidv7()
   from sale join buyer on buyer.n = sale.buyer, (select array_agg(id) as ids from product) where sale.n % 10 = 0`,
  `insert into recommended_purchase (code, invoice_id, product_id, recommender_id, sender_id, counted_at, bought_on,
     row_coins, recommender_coins, joining_coins, city, state, shop)
   select code, uuidv7(), product_id, recommendation.member_id, member.id, recommendation.created_at,
     recommendation.created_at::date, 100, 50, 20, 'Cidade ' || buyer.n % 50, 'RS',
     shop_key(profile_name, 'Cidade ' || buyer.n % 50, 'RS')
   from recommendation join buyer on buyer.n = 1 + hashtext(code)::bit(31)::int % (:invoices / 10)
     join member on member.id = buyer.member_id
   where purchases > 0 and buyer.member_id <> recommendation.member_id`,
]
