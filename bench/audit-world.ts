import type pg from 'pg'

/** What happens to one wallet, in order. The bench tells it of every member. */
type Step = {
  readonly kind: string
  /** Since the wallet was opened. */
  readonly day: number
  readonly coins: number
  /** The step that this one undoes, counted from one. */
  readonly undoes?: number
  /** Which lots it takes from or gives back to, by the steps that brought them. */
  readonly moves?: readonly (readonly [lot: number, coins: number])[]
}

const story: readonly Step[] = [
  { kind: 'invoice_credit', day: 0, coins: 250 },
  { kind: 'expiry', day: 367, coins: -250, moves: [[1, -250]] },
  ...season(400, 3),
  ...season(700, 9),
  ...season(1000, 15),
  { kind: 'invoice_credit', day: 1200, coins: 70 },
  { kind: 'invoice_reversal', day: 1210, coins: -70, undoes: 21, moves: [[21, -70]] },
  { kind: 'invoice_credit', day: 1250, coins: 500 },
  { kind: 'redemption', day: 1300, coins: -200, moves: [[23, -200]] },
  { kind: 'adjustment', day: 1350, coins: 30 },
]

/** Two credits, a prize paid from both, one that is cancelled, and one that uses the rest. */
function season(day: number, first: number): Step[] {
  const [early, late] = [first, first + 1]
  return [
    { kind: 'invoice_credit', day, coins: 300 },
    { kind: 'invoice_credit', day: day + 5, coins: 200 },
    {
      kind: 'redemption',
      day: day + 10,
      coins: -400,
      moves: [
        [early, -300],
        [late, -100],
      ],
    },
    { kind: 'redemption', day: day + 20, coins: -60, moves: [[late, -60]] },
    { kind: 'redemption_refund', day: day + 22, coins: 60, undoes: first + 3, moves: [[late, 60]] },
    { kind: 'redemption', day: day + 30, coins: -100, moves: [[late, -100]] },
  ]
}

const lastDay = 1400
export const entriesOfMember = story.length * 2

const counterparts: Readonly<Record<string, string>> = {
  invoice_credit: 'issued',
  invoice_reversal: 'issued',
  redemption: 'spent',
  redemption_refund: 'spent',
  expiry: 'expired',
  adjustment: 'adjusted',
}

/** Triggers are off, so every table is filled here. */
export async function fillBooks(client: pg.Client, members: number) {
  const run = async (statement: string) => void (await client.query(statement))
  await run('set session_replication_role = replica')
  await run('set synchronous_commit = off')
  await run(`set maintenance_work_mem = '512MB'`)
  await run(indexesAside)
  for (const statement of people) await run(filled(statement, members))
  let balance = 0
  for (const [index, step] of story.entries()) {
    balance += step.coins
    for (const statement of movement(step, index + 1, balance)) await run(filled(statement, members))
  }
  await run('analyze')
  for (const statement of documents) await run(filled(statement, members))
  await run('analyze')
  for (const statement of rankings) await run(filled(statement, members))
  for (const table of tablesOfBooks) await run(`reindex table ${table}`)
  await run('vacuum analyze')
}

/** What grows with the books. */
export const tablesOfBooks = [
  'member',
  'coin_account',
  'coin_journal',
  'coin_entry',
  'coin_lot',
  'coin_lot_move',
  'coin_note',
  'invoice',
  'used_access_key',
  'invoice_row',
  'invoice_reading',
  'invoice_decision',
  'redemption',
  'ranking_score',
  'ranking_tally',
]

/** An index that is made once over all rows takes a fraction of one that follows each of them. */
const indexesAside = `update pg_index set indisready = false, indisvalid = false
  where indrelid in (${tablesOfBooks.map((table) => `'${table}'::regclass`).join(', ')})`

function filled(statement: string, members: number) {
  return statement.replaceAll(':members', String(members))
}

const everybody = 'generate_series(1, :members) as n'
const memberOf = (n: string) => `('f' || lpad(to_hex(${n}), 31, '0'))::uuid`
const sourceOf = (journal: string) => `lpad(to_hex(${journal}), 32, '0')::uuid`
const journalOf = (step: number) => `(${step - 1}::bigint * :members + n)`
const openedAt = `(now() - interval '${lastDay} days' - interval '1 day' * (n % 90))`

const people = [
  `insert into member (id, name, email, profile_type, profile_name, level, password_hash, created_at)
   select ${memberOf('n')}, 'Ana ' || n, 'bench-' || n || '@test.example', 'veterinarian', 'Loja', 3, '', ${openedAt}
   from ${everybody}`,
  `insert into coin_account (id, kind, member_id, balance, points)
   select 1000 + n, 'wallet', ${memberOf('n')}, ${balanceAtTheEnd()}, ${pointsAtTheEnd()} from ${everybody}`,
  `insert into prize (titles, descriptions, price, category, stock, taken)
   select texts, texts, 100, 'work', 1000, 0 from (select '{"pt-BR": "Fone", "es": "Fone", "en": "Fone"}'::jsonb as texts)`,
  `insert into product (title, pet, sku, brand, detail, descriptions, slug, rate_thousandths)
   select 'Quintal', 'dog', 'Q', 'Quintal', texts, texts, 'quintal', 1000
   from (select '{"pt-BR": "Cães", "es": "Perros", "en": "Dogs"}'::jsonb as texts)`,
]

function balanceAtTheEnd() {
  return story.reduce((sum, { coins }) => sum + coins, 0)
}

function pointsAtTheEnd() {
  const isUndone = (place: number) => story.some(({ undoes }) => undoes === place)
  const lots = story.filter(({ coins, undoes }, index) => isLot({ coins, undoes }) && !isUndone(index + 1))
  return lots.reduce((sum, { coins }) => sum + coins, 0)
}

function isLot({ coins, undoes }: { coins: number; undoes: number | undefined }) {
  return coins > 0 && undoes === undefined
}

function movement({ kind, day, coins, undoes, moves = [] }: Step, place: number, balance: number): string[] {
  const journal = journalOf(place)
  const source = sourceOf(journalOf(undoes ?? place))
  const of = (kinds: readonly string[]) => (kinds.includes(kind) ? source : 'null')
  const at = `${openedAt} + interval '${day} days'`
  const statements = [
    `insert into coin_journal (id, wallet_id, kind, at, invoice_id, redemption_id, reverses, staff_id) overriding system value
     select ${journal}, 1000 + n, '${kind}', ${at}, ${of(['invoice_credit', 'invoice_reversal'])},
       ${of(['redemption', 'redemption_refund'])}, ${undoes ? journalOf(undoes) : 'null'},
       ${kind === 'adjustment' ? 'gen_random_uuid()' : 'null'}
     from ${everybody}`,
    `insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
     select ${journal}, line.account, line.amount, line.after, line.debt
     from ${everybody}, lateral (values (1000 + n, ${coins}, ${balance}, 0),
       (system_account('${counterparts[kind]}'), ${-coins}, null, null)) as line (account, amount, after, debt)`,
    `insert into coin_note (member_id, journal_id, facts) select ${memberOf('n')}, ${journal}, '{"number": "1198"}' from ${everybody}`,
    ...moves.map(
      ([lot, part]) => `insert into coin_lot_move (journal_id, lot_id, amount)
       select ${journal}, ${journalOf(lot)}, ${part} from ${everybody}`,
    ),
  ]
  if (!isLot({ coins, undoes })) return statements
  const moved = story.flatMap(({ kind, moves = [] }) =>
    moves.flatMap(([lot, part]) => (lot === place ? [{ kind, part }] : [])),
  )
  const left = moved.reduce((sum, { part }) => sum + part, coins)
  const expired = moved.reduce((sum, { kind, part }) => sum - (kind === 'expiry' ? part : 0), 0)
  return [
    ...statements,
    `insert into coin_lot (journal_id, wallet_id, amount, remaining, expired, expires_on, lifetime_months)
     select ${journal}, 1000 + n, ${coins}, ${left}, ${expired},
       (day_in_sao_paulo(${at}) + interval '12 months')::date, 12 from ${everybody}`,
  ]
}

/** Invoices and redemptions of the movements; one key and one unit each. */
const documents = [
  `insert into invoice (id, member_id, number, status, sent_at, due_on, access_key, file_key, file_type, file_sha256,
     file_clean, estimate, coins, reason)
   select invoice_id, member_id, credit.id::text, case when reversal.id is null then 'counted' else 'reversed' end,
     credit.at, credit.at::date + 7, lpad(credit.id::text, 44, '0'), 'invoices/' || credit.id, 'xml',
     sha256(credit.id::text::bytea), true, lot.amount, lot.amount, case when reversal.id is not null then 'shop_returned' end
   from coin_journal as credit join coin_lot as lot on lot.journal_id = credit.id
   join coin_account on coin_account.id = credit.wallet_id
   left join (select id, reverses from coin_journal where reverses is not null) as reversal on reversal.reverses = credit.id
   where credit.kind = 'invoice_credit'`,
  `insert into used_access_key select access_key from invoice`,
  `insert into invoice_row (invoice_id, position, product_id, value_cents, counted_cents, counted_units, rate_thousandths)
   select invoice.id, 1, product.id, coins * 100, coins * 100, 1, 1000 from invoice, product`,
  `insert into invoice_reading (invoice_id, read_at, reading)
   select id, sent_at, jsonb_build_object('source', 'xml', 'access_key', access_key, 'number', number, 'issuer', 'Loja',
     'issued_on', sent_at::date, 'total_cents', coins * 100, 'findings', '[]'::jsonb,
     'rows', jsonb_build_array(jsonb_build_object('title', 'Quintal Adulto 15 kg', 'cents', coins * 100, 'quantity', 1)))
   from invoice`,
  `insert into staff (name, email, role, password_hash) values ('Rita', 'bench-staff@test.example', 'reviewer', '')`,
  `insert into invoice_decision (invoice_id, staff_id, decision, round, decided_at, takes_effect_at, carried_out_at, coins,
     counted)
   select invoice.id, staff.id, 'approve', 1, sent_at, sent_at, sent_at, coins,
     jsonb_build_array(jsonb_build_object('id', invoice_row.id, 'counted_cents', counted_cents))
   from invoice join invoice_row on invoice_row.invoice_id = invoice.id, staff`,
  `insert into redemption (id, member_id, prize_id, titles, price, took_stock, status, requested_at, deliver_by, address,
     carrier)
   select redemption_id, member_id, prize.id, titles, -amount, true,
     case when refund.id is null then 'delivered' else 'cancelled' end, debit.at, debit.at::date + 12,
     '{"cep": "90000000", "city": "Porto Alegre"}', 'Correios'
   from coin_journal as debit join coin_entry on journal_id = debit.id and account_id = debit.wallet_id
   join coin_account on coin_account.id = debit.wallet_id
   left join (select id, reverses from coin_journal where kind = 'redemption_refund') as refund
     on refund.reverses = debit.id, prize
   where debit.kind = 'redemption'`,
  `update prize set taken = (select count(*) from redemption where took_stock and status <> 'cancelled')`,
  `insert into stock_move (prize_id, amount, reason, at) select id, stock + taken, 'Entrada', now() from prize`,
]

const rankings = [
  `insert into ranking_score (month, member_id, score, is_seen)
   select month_in_sao_paulo(credit.at), member_id, coalesce(sum(lot.amount) filter (where reversal.id is null), 0), true
   from coin_journal as credit join coin_lot as lot on lot.journal_id = credit.id
   join coin_account on coin_account.id = credit.wallet_id
   left join (select id, at, reverses from coin_journal where reverses is not null) as reversal
     on reversal.reverses = credit.id and month_in_sao_paulo(reversal.at) = month_in_sao_paulo(credit.at)
   where credit.kind in ('invoice_credit', 'challenge_bonus') group by 1, 2`,
  `insert into ranking_tally (month, level, prefix, people)
   select month, level, score >> (4 * level), count(*) from ranking_score cross join generate_series(0, 9) as level
   where score > 0 group by 1, 2, 3`,
]
