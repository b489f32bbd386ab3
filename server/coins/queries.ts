import { sql } from 'kysely'
import type { StatementSummary } from '#contract/coins.ts'
import type { LedgerFinding } from '#contract/coins-audit.ts'
import type { OpeningCoins } from '#contract/fields.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, isHiddenFrom } from '#server/platform/list-queries.ts'
import type { issuedKinds } from './credit-kinds.ts'
import type { Note } from './note.ts'

export type MovementRow = {
  readonly journal_id: number | null
  readonly balance: number | null
  readonly debt: number | null
  readonly refused:
    | 'no_wallet'
    | 'insufficient_coins'
    | 'second_needed'
    | 'already_done'
    | 'nothing_to_undo'
    | null
}

type Moment = { now: Temporal.Instant }
type NotedMovement = { note: Note } & Moment

type Credit = NotedMovement & {
  memberId: string
  coins: number
  cause: (typeof issuedKinds)[number]
  /** Null where the member alone says what it is for. */
  sourceId: string | null
  opensAt?: Temporal.Instant
}

export async function callCreditCoins(tx: Tx, credit: Credit) {
  const { memberId, coins, cause, sourceId, note, now, opensAt = null } = credit
  return movement(
    tx,
    sql`credit_coins(${memberId}, ${coins}, ${cause}, ${sourceId}, ${JSON.stringify(note)}, ${now}, ${opensAt})`,
  )
}

type InvoiceCredit = Pick<Credit, 'memberId' | 'coins' | 'note'> & {
  invoiceId: string
  opensAt: Temporal.Instant | undefined
}

export async function callCreditForInvoices(
  tx: Tx,
  credits: readonly InvoiceCredit[],
  now: Temporal.Instant,
) {
  const { rows } = await sql<MovementRow & { invoiceId: string }>`
    select invoice as "invoiceId", journal_id, balance, debt, refused from credit_invoices(
      ${credits.map(({ memberId }) => memberId)}::uuid[], ${credits.map(({ coins }) => coins)}::bigint[],
      ${credits.map(({ invoiceId }) => invoiceId)}::uuid[],
      ${credits.map(({ note }) => JSON.stringify(note))}::jsonb[],
      ${credits.map(({ opensAt }) => opensAt?.toString() ?? null)}::timestamptz[], ${now}
    )`.execute(tx)
  return rows
}

type Spending = NotedMovement & { memberId: string; coins: number; redemptionId: string }

export async function callSpendCoins(tx: Tx, { memberId, coins, redemptionId, note, now }: Spending) {
  return movement(
    tx,
    sql`spend_coins(${memberId}, ${coins}, ${redemptionId}, ${JSON.stringify(note)}, ${now})`,
  )
}

export async function callRefundCoins(
  tx: Tx,
  { redemptionId, note, now }: NotedMovement & { redemptionId: string },
) {
  return movement(tx, sql`refund_coins(${redemptionId}, ${JSON.stringify(note)}, ${now})`)
}

type EarlierCredit =
  | { invoiceId: string }
  | { challengeId: string; memberId: string }
  | { recommendedPurchaseId: string }
  | { joinedPurchaseId: string }
  | { welcomedId: string }
  | { journalId: number }
type Reversal = NotedMovement & { credit: EarlierCredit; staffId?: string }

export async function callReverseCredit(tx: Tx, { credit, staffId = '', note, now }: Reversal) {
  return movement(
    tx,
    sql`reverse_credit(${journalOf(credit)}, nullif(${staffId}, '')::uuid, ${JSON.stringify(note)}, ${now})`,
  )
}

function journalOf(credit: EarlierCredit) {
  if ('journalId' in credit) return credit.journalId
  if ('invoiceId' in credit)
    return sql`(select id from coin_journal where kind = 'invoice_credit' and invoice_id = ${credit.invoiceId})`
  if ('recommendedPurchaseId' in credit)
    return sql`(select id from coin_journal
      where kind = 'recommendation_credit' and purchase_id = ${credit.recommendedPurchaseId})`
  if ('joinedPurchaseId' in credit)
    return sql`(select id from coin_journal where kind = 'joining_credit' and purchase_id = ${credit.joinedPurchaseId})`
  if ('welcomedId' in credit)
    return sql`(select coin_journal.id from coin_journal join coin_account on coin_account.id = wallet_id
      where coin_journal.kind = 'welcome_credit' and member_id = ${credit.welcomedId})`
  return sql`(select coin_journal.id from coin_journal join coin_account on coin_account.id = wallet_id
    where coin_journal.kind = 'challenge_bonus' and challenge_id = ${credit.challengeId}
    and member_id = ${credit.memberId})`
}

type Adjustment = NotedMovement & {
  memberId: string
  coins: number
  staffId: string
  secondId?: string | undefined
}

export async function callAdjustCoins(tx: Tx, adjustment: Adjustment) {
  const { memberId, coins, staffId, secondId = '', note, now } = adjustment
  return movement(
    tx,
    sql`adjust_coins(${memberId}, ${coins}, ${staffId}, nullif(${secondId}, '')::uuid, ${JSON.stringify(note)}, ${now})`,
  )
}

type NewAdjustment = { memberId: string; coins: number; reason: string; staffId: string } & Moment

export async function insertAdjustment(tx: Tx, { memberId, coins, reason, staffId, now }: NewAdjustment) {
  await tx
    .insertInto('coin_adjustment')
    .values({ member_id: memberId, amount: coins, reason, asked_by: staffId, asked_at: now })
    .execute()
}

type AdjustmentOrder = { now: Temporal.Instant; direction: Parameters<typeof inOrder>[0] }

export function waitingAdjustments(db: Db, { now, direction }: AdjustmentOrder) {
  return db
    .selectFrom('coin_adjustment as asked')
    .innerJoin('member', 'member.id', 'asked.member_id')
    .innerJoin('coin_account', 'coin_account.member_id', 'member.id')
    .innerJoin('staff', 'staff.id', 'asked.asked_by')
    .select(['asked.id', 'asked.amount', 'asked.reason', 'asked.asked_at', 'asked.asked_by as askedById'])
    .select(['staff.name as asked_by', 'member.id as memberId', 'member.name as memberName'])
    .select(sql<number>`spendable_coins(coin_account, ${now}::timestamptz)`.as('coins'))
    .where('asked.decided_at', 'is', null)
    .orderBy('asked.asked_at', inOrder(direction))
    .orderBy('asked.id')
}

export async function lockAdjustment(tx: Tx, id: string) {
  await sql`select lock_members(array(select member_id from coin_adjustment where id = ${id}))`.execute(tx)
  return tx
    .selectFrom('coin_adjustment')
    .select(['member_id as memberId', 'amount as coins', 'reason', 'asked_by as staffId', 'decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type DecidedAdjustment = { id: string; staffId: string; isConfirmed: boolean } & Moment

export async function setAdjustmentDecided(tx: Tx, { id, staffId, isConfirmed, now }: DecidedAdjustment) {
  await tx
    .updateTable('coin_adjustment')
    .set({ decided_by: staffId, decided_at: now, is_confirmed: isConfirmed })
    .where('id', '=', id)
    .execute()
}

export async function callWriteOffWallet(tx: Tx, { memberId, now }: { memberId: string } & Moment) {
  return movement(tx, sql`write_off_wallet(${memberId}, ${now})`)
}

async function movement(tx: Tx, call: ReturnType<typeof sql>): Promise<MovementRow> {
  const { rows } = await sql<MovementRow>`select journal_id, balance, debt, refused from ${call}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a function of the ledger answered nothing')
  return row
}

export async function expireCoins(tx: Tx, now: Temporal.Instant, most = 200): Promise<number> {
  const { rows } = await sql<{ looked: number }>`select expire_coins(${now}, ${most}) as looked`.execute(tx)
  return rows[0]?.looked ?? 0
}

const invoiceOfPurchase = sql<string | null>`(select purchase.invoice_id from recommended_purchase as purchase
  where purchase.id = coin_journal.purchase_id)`

type StatementPage = Moment & {
  memberId: string
  before: string | undefined
  most: number
  readerId: BlindReader
}

/** Wallet and notes are subqueries, so that rows come from the index in order and only for this page. */
export async function statementRows(
  db: Db,
  { memberId, before = '9223372036854775807', most, readerId, now }: StatementPage,
) {
  return (
    db
      .selectFrom('coin_entry')
      .innerJoin('coin_journal', 'coin_journal.id', 'coin_entry.journal_id')
      .select(['coin_entry.journal_id', 'coin_entry.amount', 'coin_entry.balance_after'])
      .select(['coin_entry.debt_after', 'coin_journal.at', 'coin_journal.kind'])
      .select(['coin_journal.challenge_id', 'coin_journal.redemption_id'])
      // Who recommended never sees the invoice, which is somebody else's.
      .select([
        sql<string | null>`coalesce(coin_journal.invoice_id, case
        when coin_journal.kind in ('joining_credit', 'joining_reversal') then ${invoiceOfPurchase} end)`.as(
          'invoice_id',
        ),
      ])
      .select([
        sql<(Note & { expired_on?: string }) | null>`(select facts from coin_note
        where member_id = ${memberId} and coin_note.journal_id = coin_entry.journal_id)`.as('facts'),
        sql<Temporal.Instant | null>`(select opens_at from coin_lot
        where coin_lot.journal_id = coin_entry.journal_id and remaining > 0 and opens_at > ${now})`.as(
          'opens_at',
        ),
      ])
      .where('coin_entry.account_id', '=', (query) =>
        query.selectFrom('coin_account').select('id').where('member_id', '=', memberId),
      )
      .where('coin_entry.journal_id', '<', sql<number>`${before}::bigint`)
      .where('coin_entry.balance_after', 'is not', null)
      .$if(readerId !== null, (rows) =>
        rows.where(
          sql<boolean>`not ${isHiddenFrom(readerId, sql`coalesce(coin_journal.invoice_id, ${invoiceOfPurchase})`)}`,
        ),
      )
      .orderBy('coin_entry.journal_id', 'desc')
      .limit(sql.lit(most))
      .$narrowType<{ balance_after: number; debt_after: number }>()
      .execute()
  )
}

export async function walletOf(db: Db, memberId: string, now: Temporal.Instant) {
  const { rows } = await sql<StatementSummary & { opening: OpeningCoins[] }>`
    select spendable_coins(coin_account, ${now}::timestamptz) as coins,
    opening_coins(coin_account.id, ${now}) as opening, points, debt, coalesce((
      select sum(estimate)::bigint from invoice
      where invoice.member_id = coin_account.member_id and status in ('received', 'incomplete')
    ), 0) as pending, coalesce((
      select json_agg(day order by day.date) from (
        select expires_on as date, sum(remaining)::bigint as coins from coin_lot
        where wallet_id = coin_account.id and remaining > 0 and expires_on >= day_in_sao_paulo(${now})
        group by expires_on order by expires_on limit 12
      ) as day
    ), '[]') as expiries
    from coin_account where member_id = ${memberId}`.execute(db)
  return rows[0]
}

export type ExpiryWarning = {
  member_id: string
  days: 60 | 30 | 7
  expiries: { date: string; coins: number }[]
}

/**
 * Marks the warnings as sent, so that a second worker finds none. A day counts for the nearest distance it is
 * within, which makes up for a night without a worker.
 */
export async function claimWarnings(tx: Tx, { today, most }: { today: Temporal.PlainDate; most: number }) {
  const { rows } = await sql<ExpiryWarning>`
    with due as (
      select member.id as member_id, expires_on, days, sum(remaining)::bigint as coins
      from coin_lot
      join coin_account on coin_account.id = wallet_id
      join member on member.id = coin_account.member_id and member.level > 1
      cross join lateral (select min(days) as days from unnest(array[60, 30, 7]) as days
        where expires_on - ${today}::date <= days) as distance
      where remaining > 0 and expires_on between ${today}::date and ${today}::date + 60
      and not exists (select from coin_expiry_warning as told
        where told.member_id = member.id and told.expires_on = coin_lot.expires_on and told.days = distance.days)
      group by member.id, expires_on, days
    ), people as (
      select distinct member_id from due order by member_id limit ${most}
    ), claimed as (
      insert into coin_expiry_warning (member_id, expires_on, days)
      select member_id, expires_on, days from due join people using (member_id)
      order by member_id, expires_on
      on conflict do nothing returning member_id, expires_on, days
    )
    select member_id, days, json_agg(json_build_object('date', expires_on, 'coins', coins) order by expires_on)
      as expiries
    from claimed join due using (member_id, expires_on, days) group by member_id, days order by member_id, days
  `.execute(tx)
  return rows
}

export async function deleteWarningsBefore(tx: Tx, day: Temporal.PlainDate) {
  await tx.deleteFrom('coin_expiry_warning').where('expires_on', '<', day).execute()
}

/**
 * Large joins that hash and do not sort, for as long as they need. The other cores are used by other readers, which is
 * less work than to share each join between them.
 */
export async function prepareLongReads(db: Db) {
  await sql`select set_config(name, value, true) from (values
    ('statement_timeout', '20min'), ('work_mem', '256MB'), ('max_parallel_workers_per_gather', '0'), ('enable_mergejoin', 'off'), ('jit', 'off')
  ) as setting (name, value)`.execute(db)
}

export async function readFindings(db: Db, text: string): Promise<LedgerFinding[]> {
  await sql`savepoint reading`.execute(db)
  try {
    const { rows } = await sql<LedgerFinding>`${sql.raw(text)}`.execute(db)
    return rows
  } catch (error) {
    await sql`rollback to savepoint reading`.execute(db)
    throw error
  }
}

export async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('coin_entry')
    .select((entry) => entry.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type AuditRow = { at: Temporal.Instant; tookMs: number; entries: number; findings: readonly LedgerFinding[] }

export async function insertAudit(tx: Tx, { at, tookMs, entries, findings }: AuditRow) {
  await tx
    .insertInto('ledger_audit')
    .values({ at, took_ms: tookMs, entries, findings: JSON.stringify(findings) })
    .execute()
}

export async function newestAudit(db: Db) {
  return db
    .selectFrom('ledger_audit')
    .select(['at', 'took_ms', 'entries', 'findings'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last day is the programme's own where the file names none. */
export type ImportedBalance = { memberId: string; coins: number; lastDay: string | null }

type Balances = { importId: string; balances: readonly ImportedBalance[]; now: Temporal.Instant }

export async function callImportBalances(tx: Tx, { importId, balances, now }: Balances): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select import_balances(
      ${importId}, ${balances.map(({ memberId }) => memberId)}::uuid[], ${balances.map(({ coins }) => coins)}::bigint[],
      ${balances.map(({ lastDay }) => lastDay)}::date[], ${now}
    ) as owner`.execute(tx)
  return rows.map(({ owner }) => owner)
}
