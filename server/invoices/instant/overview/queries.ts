import { sql } from 'kysely'
import type { InstantMode } from '#contract/instant-mode.ts'
import type { InstantCredit, InstantOutcome } from '#contract/invoices-instant.ts'
import type { proofReasons, Reading } from '#contract/invoices-reading.ts'
import type { InstantRule } from '#domain/instant-credit.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, isHiddenFrom } from '#server/platform/list-queries.ts'

const outcome = sql<InstantOutcome>`case
  when judged.is_credited then 'credited' when judged.fell_short is null then 'would_credit' else 'fell_short'
end`

/** What somebody has yet to check blind is not shown to them. */
const isShownTo = (readerId: string) =>
  sql<boolean>`not (invoice.blind_check and ${isHiddenFrom(readerId, sql.ref('invoice.id'))})`

type JudgementFilters = {
  outcome?: InstantOutcome | undefined
  rule?: InstantRule | undefined
  direction?: 'ascending' | 'descending' | undefined
  readerId: string
}

export function judgementRows(db: Db, filters: JudgementFilters) {
  let query = db
    .selectFrom('instant_judgement as judged')
    .innerJoin('invoice', 'invoice.id', 'judged.invoice_id')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .leftJoin('distributor', 'distributor.id', 'judged.distributor_id')
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.version', 'judged.coins'])
    .select(['member.id as memberId', 'member.name as memberName', 'member.profile_name as workplace'])
    .select(['distributor.title as distributor', 'judged.fell_short as rule', 'judged.judged_at'])
    .select([
      outcome.as('outcome'),
      sql<(typeof proofReasons)[number] | null>`case when judged.fell_short = 'proof'
        then judged.rules -> 0 -> 'facts' ->> 'reason' end`.as('proof'),
    ])
    .where(isShownTo(filters.readerId))
  if (filters.outcome) query = query.where(outcome, '=', filters.outcome)
  if (filters.rule) query = query.where('judged.fell_short', '=', filters.rule)
  const direction = inOrder(filters.direction ?? 'descending')
  return query.orderBy('judged.judged_at', direction).orderBy('judged.invoice_id', direction)
}

/** Of the reading that was judged, which is the one that is there. */
export async function groundsOf(db: Db, invoiceId: string, readerId: string) {
  return db
    .selectFrom('instant_judgement as judged')
    .innerJoin('invoice', 'invoice.id', 'judged.invoice_id')
    .leftJoin('invoice_reading as read', 'read.invoice_id', 'judged.invoice_id')
    .select(['judged.version', 'judged.rules'])
    .select(sql<Reading['proof'] | null>`read.reading -> 'proof'`.as('proof'))
    .where('judged.invoice_id', '=', invoiceId)
    .where(isShownTo(readerId))
    .executeTakeFirst()
}

type DistributorRow = InstantCredit['distributors'][number]

/** In the shadow people agree where they gave the same coins, and disagree where they gave others or none. */
const agreement = sql`json_build_object(
  'agreed', count(judged) filter (where is_shadow and invoice.coins = judged.coins),
  'disagreed', count(judged) filter (where is_shadow and (status = 'rejected' or invoice.coins <> judged.coins)),
  'waiting', count(judged) filter (where is_shadow and status in ('received', 'incomplete'))
)`

export async function distributorCredits(db: Db, since: Temporal.Instant): Promise<DistributorRow[]> {
  const { rows } = await sql<DistributorRow>`
    select distributor.id, title, distributor.instant_credit as mode, distributor.version,
      exists (select from distributor_company as company where company.distributor_id = distributor.id) as has_cnpj,
      count(judged) filter (where is_credited) as credited,
      count(judged) filter (where is_shadow) as would_credit,
      count(judged) filter (where fell_short is not null) as fell_short,
      ${agreement} as shadow
    from distributor
    left join (
      select *, mode = 'shadow' and fell_short is null as is_shadow from instant_judgement
      where judged_at >= ${since}
    ) as judged on judged.distributor_id = distributor.id
    left join invoice on invoice.id = judged.invoice_id
    where distributor.active
    group by distributor.id order by title`.execute(db)
  return rows
}

export async function shortfalls(db: Db, since: Temporal.Instant) {
  const { rows } = await sql<{ rule: InstantRule; documents: number }>`
    select fell_short as rule, count(*) as documents from instant_judgement
    where fell_short is not null and judged_at >= ${since}
    group by fell_short order by documents desc, rule`.execute(db)
  return rows
}

export async function blindOutcomes(db: Db, since: Temporal.Instant) {
  const { rows } = await sql<InstantCredit['checks']>`
    select count(*) filter (where agrees) as agreed, count(*) filter (where not agrees) as disagreed,
      count(*) filter (where invoice.blind_check and agrees is null) as waiting
    from instant_judgement as judged join invoice on invoice.id = judged.invoice_id
    left join invoice_blind_check as blind on blind.invoice_id = judged.invoice_id
    where judged.is_credited and judged_at >= ${since}`.execute(db)
  return rows[0] ?? { agreed: 0, disagreed: 0, waiting: 0 }
}

/** The latest that somebody has not answered by setting instant credit themselves. */
export async function latestDisagreement(db: Db) {
  return db
    .selectFrom('invoice_blind_check as blind')
    .innerJoin('instant_judgement as judged', 'judged.invoice_id', 'blind.invoice_id')
    .innerJoin('invoice', 'invoice.id', 'blind.invoice_id')
    .select(['invoice.id', 'invoice.number', 'blind.checked_at'])
    .where('judged.is_credited', '=', true)
    .where('blind.agrees', '=', false)
    .where(sql<boolean>`not exists (
      select from audit_entry
      where action = 'POST /office/settings' and at > blind.checked_at and after ? 'instant_credit'
    )`)
    .orderBy('blind.checked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type ModeChange = { id: string; mode: InstantMode; version: number }

export async function distributorMode(db: Db, id: string) {
  return db.selectFrom('distributor').select('instant_credit as mode').where('id', '=', id).executeTakeFirst()
}

export async function setDistributorMode(tx: Tx, { id, mode, version }: ModeChange) {
  return tx
    .updateTable('distributor')
    .set({ instant_credit: mode, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}
