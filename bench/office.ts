import { migrate } from '#server/platform/migrate.ts'
import type { Person } from '#server/testing/given.ts'
import { ask } from './ask.ts'
import { quantile } from './figures.ts'
import { sizesOf } from './sizes.ts'
import { number, type Row } from './table.ts'
import { fillWith, type Place, startEmptyServer, withPostgres, withSuperuser } from './world.ts'

/** The first request fills caches and does not count. */
const times = 5

export async function benchOffice(rows: number, signal: AbortSignal): Promise<Row[]> {
  return withPostgres(async (place) => {
    await migrate(place.databaseUrl)
    const admin = await fill(place, rows)
    await using server = await startEmptyServer(place, signal)
    const measured: Row[] = []
    for (const path of paths()) {
      const budget = { atMost: path.includes('q=') ? 100 : 50 }
      const what = `office ${path}, ${number(rows)} rows, p95`
      measured.push({ what, figure: await p95Of(server.url, path, admin), unit: 'ms', budget })
    }
    return [...measured, ...(await sizesOf(besideBooks, place.databaseUrl))]
  })
}

/** What grows besides the books, which the audit makes. */
const besideBooks = ['audit_entry', 'lead', 'prescription', 'member_address', 'redemption_step']

function paths(): readonly string[] {
  return [
    'dashboard',
    'queues',
    'members',
    'members?sort=name&direction=ascending',
    'members?sort=created_at&page=200',
    'members?level=2&state=RS',
    'members?q=souza',
    'members?q=souza%20777',
    'members?q=bench-777777@test.example',
    'members?q=nobody%20at%20all',
    'verification',
    'invoices',
    'invoices?risk=some&value=high',
    'invoices/found?q=7777',
    'invoices/counts',
    'invoices/decided',
    'invoices/decided?page=200',
    'redemptions',
    'redemptions?sort=coins&direction=descending',
    'redemptions?status=delivered&page=200',
    'redemptions?q=souza%20777',
    'redemptions/counts',
    'leads',
    'leads?q=bidu%20777',
    'prescriptions?q=rui%20777',
    'audit',
    'audit?page=200',
    'audit?q=souza%20777',
    'audit?about=members&kind=member',
    'members/file?q=souza%2077',
  ]
}

async function p95Of(server: URL, path: string, { token }: Person) {
  const tookMs: number[] = []
  for (let turn = 0; turn <= times; turn += 1) {
    const askedAt = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await ask(server, { method: 'GET', path: `/api/office/${path}`, headers })
    await answer.arrayBuffer()
    if (turn > 0) tookMs.push(performance.now() - askedAt)
  }
  return quantile(tookMs, 0.95)
}

/** A year of data. The rows are only read, so triggers are off. */
async function fill(place: Place, rows: number): Promise<Person> {
  const admin = await fillWith(place.databaseUrl, async (given) => {
    for (let index = 0; index < 6; index += 1) await given.staff({ role: 'reviewer' })
    for (let index = 0; index < 20; index += 1) await given.prize({ price: 300 + index })
    for (let index = 0; index < 40; index += 1) await given.product()
    for (let index = 0; index < 10; index += 1) await given.distributor()
    return given.staff({ role: 'admin' })
  })
  await withSuperuser(place, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const statement of year) await client.query(statement.replaceAll(':rows', String(rows)))
    await client.query('vacuum analyze')
  })
  return admin
}

/** The last row is from now. */
const moment = `now() - interval '365 days' * (1 - n::float / :rows)`
const year = [
  `insert into member (name, email, profile_type, profile_name, level, password_hash, created_at, distributor_id)
   select (array['Ana', 'Rui', 'Bia', 'Léo', 'Íris'])[1 + n % 5] || ' ' ||
     (array['Souza', 'Prado', 'Reis', 'Campos'])[1 + n % 4] || ' ' || n,
     'bench-' || n || '@test.example', (array['attendant', 'veterinarian', 'breeder'])[1 + n % 3], 'Loja ' || n % 5000,
     case when n % 500 = 0 then 1 when n % 50 = 0 then 2 else 3 end, '', ${moment},
     case when n % 3 = 0 then ids[1 + n % 10] end
   from generate_series(1, :rows) as n, (select array_agg(id) as ids from distributor)`,
  `insert into member_address (member_id, cep, state, city, neighborhood, address, number)
   select id, '90000000', (array['RS', 'SC', 'PR', 'SP', 'MG'])[1 + abs(hashtext(name)) % 5], 'Cidade', 'Centro', 'Rua', '1'
   from member`,
  `insert into coin_account (kind, member_id, balance, points) select 'wallet', id, 300, 600 from member`,
  `create temp table buyer as select row_number() over () as n, member_id, id as wallet_id from coin_account
   where member_id is not null`,
  'create unique index on buyer (n)',
  `insert into invoice (member_id, number, status, sent_at, due_on, file_key, file_type, file_sha256, file_clean, estimate,
     findings, coins, reason)
   select member_id, n::text, status, ${moment}, (${moment})::date + 7, 'invoices/' || n, 'jpeg', sha256(n::text::bytea),
     true, 100 + n % 3000, case when n % 7 = 0 then 2 else 0 end,
     case when status = 'counted' then 100 + n % 3000 end, case when status = 'rejected' then 'too_old' end
   from (select *, case when n > :rows * 0.98 then 'received' when n % 12 = 0 then 'rejected' else 'counted' end as status
     from buyer)`,
  `insert into invoice_row (invoice_id, position, product_id, value_cents, counted_cents, rate_thousandths)
   select invoice.id, 1, ids[1 + estimate % 40], estimate * 100, coins * 100, 1000
   from invoice, (select array_agg(id) as ids from product)`,
  `insert into invoice_decision (invoice_id, staff_id, decision, round, decided_at, takes_effect_at, carried_out_at, reason,
     coins, counted)
   select invoice.id, ids[1 + estimate % 6], case status when 'counted' then 'approve' else 'reject' end, 1,
     sent_at + interval '2 days', sent_at + interval '2 days', sent_at + interval '2 days', reason, coins,
     case when coins is not null then '[]'::jsonb end
   from invoice, (select array_agg(id) as ids from staff where role = 'reviewer') where status <> 'received'`,
  `insert into coin_journal (wallet_id, kind, at, invoice_id)
   select wallet_id, 'invoice_credit', sent_at + interval '2 days', id from invoice join buyer using (member_id)
   where status = 'counted'`,
  `insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
   select journal.id, wallet_id, coins, 300, 0 from coin_journal as journal join invoice on invoice.id = invoice_id
   union all select journal.id, 1, -coins, null, null from coin_journal as journal join invoice on invoice.id = invoice_id`,
  `insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months)
   select journal_id, account_id, amount, amount, current_date + (journal_id % 365)::int, 12 from coin_entry
   where balance_after is not null and amount > 0`,
  `insert into redemption (member_id, prize_id, titles, price, took_stock, status, requested_at, deliver_by, address, carrier)
   select member_id, ids[1 + n % 20], '{"pt-BR": "Fone", "es": "Auricular", "en": "Earphone"}', 100 + n % 3000, false,
     case when n > :rows * 0.995 then 'requested' when n > :rows * 0.99 then 'shipped' else 'delivered' end, ${moment},
     (${moment})::date + 12, to_jsonb(place) - 'member_id', 'Correios'
   from buyer join member_address as place using (member_id), (select array_agg(id) as ids from prize)`,
  `insert into redemption_step (redemption_id, step, at)
   select id, 'delivered', requested_at + interval '6 days' from redemption where status = 'delivered'`,
  `insert into lead (member_id, created_at, name, email, phone, cep, pet_name, answers, product_id, daily_dose)
   select member_id, ${moment}, 'Cliente ' || n, 'c' || n || '@test.example', '51999990000', '90000000', 'Bidu ' || n,
     '{"pet": "dog", "phase": "adult", "weight": 10}', ids[1 + n % 40], 100
   from buyer, (select array_agg(id) as ids from product)`,
  `insert into prescription (member_id, code, created_at, product_id, client_name, sealed_cpf, phone, email, pet_breed, cep)
   select member_id, 'bench-prescription-' || n, ${moment}, ids[1 + n % 40], 'Rui ' || n, decode(repeat('00', 44), 'hex'), '51999990000',
     'c' || n || '@test.example', 'SRD', '90000000'
   from buyer, (select array_agg(id) as ids from product)`,
  `insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
   select ${moment}, 'member', member_id, (array['POST /invoices', 'POST /store/request', 'POST /office/members/:id/block'])[1 + n % 3],
     member_id, '{"coins": 100}', 'bench' from buyer`,
]
