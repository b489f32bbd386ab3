import { sql } from 'kysely'
import type { ProfileType } from '#contract/people.ts'
import type { Period, QueueCounts, ReadingReport, RecommendationReport } from '#contract/reports.ts'
import { longestGap } from '#server/invoices/reviewing/longest-gap.ts'
import type { Db } from '#server/platform/db.ts'

export type Span = { readonly since: Temporal.Instant; readonly until: Temporal.Instant }

export async function movementsBy(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ kind: string; week: Temporal.PlainDate; coins: number }>`
    select journal.kind, ${weekOf(sql`journal.at`)} as week, sum(entry.amount)::bigint as coins
    from coin_journal as journal
    join coin_entry as entry on entry.journal_id = journal.id and entry.account_id = journal.wallet_id
    where journal.at >= ${since} and journal.at < ${until}
    group by 1, 2 order by 2`.execute(db)
  return rows
}

export async function coinsSince(db: Db, moment: Temporal.Instant) {
  const { rows } = await sql<{ coins: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as coins
    from coin_journal as journal
    join coin_entry as entry on entry.journal_id = journal.id and entry.account_id = journal.wallet_id
    where journal.at >= ${moment}`.execute(db)
  return rows[0]?.coins ?? 0
}

export async function outstandingCoins(db: Db) {
  const { rows } = await sql<{ coins: number; worth_thousandths: number }>`
    select (select coalesce(sum(balance - debt), 0)::bigint from coin_account where kind = 'wallet') as coins,
      coin_worth_thousandths as worth_thousandths
    from setting`.execute(db)
  return rows[0] ?? { coins: 0, worth_thousandths: 0 }
}

export async function coinsExpiringBy(db: Db, days: readonly string[]) {
  const { rows } = await sql<{ day: Temporal.PlainDate; coins: number }>`
    select day, (
      select coalesce(sum(remaining), 0)::bigint from coin_lot where remaining > 0 and expires_on <= day
    ) as coins
    from unnest(${days}::date[]) as day order by day`.execute(db)
  return rows.map(({ coins }) => coins)
}

export async function invoicesByState(db: Db, { since, until }: Span) {
  return db
    .selectFrom('invoice')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('sent_at', '>=', since)
    .where('sent_at', '<', until)
    .groupBy('status')
    .execute()
}

export async function invoicesSentByWeek(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ week: Temporal.PlainDate; count: number }>`
    select ${weekOf(sql`sent_at`)} as week, count(*) from invoice
    where sent_at >= ${since} and sent_at < ${until} group by 1`.execute(db)
  return rows
}

/** Grouped by day, so that the result stays small. */
export async function decisionsByDay(db: Db, { since, until }: Span) {
  const { rows } = await sql<{
    sent_on: Temporal.PlainDate
    decided_on: Temporal.PlainDate
    is_within: boolean
    is_at_once: boolean
    count: number
  }>`
    select day_in_sao_paulo(invoice.sent_at) as sent_on, day_in_sao_paulo(decision.decided_at) as decided_on,
      day_in_sao_paulo(decision.decided_at) <= invoice.due_on as is_within,
      decision.staff_id is null as is_at_once, count(*)
    from invoice_decision as decision join invoice on invoice.id = decision.invoice_id
    where decision.decided_at >= ${since} and decision.decided_at < ${until}
      and decision.carried_out_at is not null and decision.decision in ('approve', 'reject')
      and not decision.awaits_second
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

export async function reviewersOf(db: Db, { since, until }: Span) {
  const { rows } = await sql<ReviewerRow>`
    with made as (
      select decision.*, invoice.asked_again_at, blind.agrees,
        decided_at - lag(decided_at) over (partition by decision.staff_id order by decided_at) as gap
      from invoice_decision as decision join invoice on invoice.id = decision.invoice_id
      left join invoice_blind_check as blind
        on blind.invoice_id = invoice.id and decision.decision = 'approve' and decision.carried_out_at is not null
      where decided_at >= ${since} and decided_at < ${until}
    )
    select staff.id, staff.name, count(*) as decisions,
      count(*) filter (where decision = 'approve') as approved,
      count(*) filter (where decision = 'reject') as rejected,
      count(*) filter (where decision = 'request_photo') as photos,
      count(*) filter (where undone_at is not null) as undone,
      round(count(*)::numeric / count(distinct date_trunc('hour', decided_at)), 1)::float8 as per_hour,
      round(extract(epoch from percentile_cont(0.5) within group (order by gap)
        filter (where gap < ${longestGap}::interval)))::int as median_seconds,
      count(*) filter (where decision = 'reject' and asked_again_at > decided_at) as asked_again,
      count(agrees) as checked, count(*) filter (where agrees) as agreed
    from made join staff on staff.id = made.staff_id
    group by staff.id order by decisions desc, staff.name`.execute(db)
  return rows
}

type ReviewerRow = {
  id: string
  name: string
  decisions: number
  approved: number
  rejected: number
  photos: number
  undone: number
  per_hour: number
  median_seconds: number | null
  asked_again: number
  checked: number
  agreed: number
}

export async function membersByLevel(db: Db) {
  return db
    .selectFrom('member')
    .select(['level', 'profile_type', sql<number>`count(*)`.as('count')])
    .groupBy(['level', 'profile_type'])
    .execute()
}

export async function signUpsByWeek(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ week: Temporal.PlainDate; count: number }>`
    select ${weekOf(sql`created_at`)} as week, count(*) from member
    where created_at >= ${since} and created_at < ${until} group by 1`.execute(db)
  return rows
}

export async function activeMembers(db: Db, { since, until }: Span) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select member_id from invoice where sent_at >= ${since} and sent_at < ${until}
      union select member_id from redemption
        where requested_at >= ${since} and requested_at < ${until} and member_id is not null
      union select member_id from lead where created_at >= ${since} and created_at < ${until}
      union select member_id from prescription where created_at >= ${since} and created_at < ${until}
      union select member_id from session where last_used_at >= ${since} and last_used_at < ${until}
    ) as active`.execute(db)
  return rows[0]?.count ?? 0
}

/** Rows of invoices that were credited in this time and still count. */
const countedRows = ({ since, until }: Span) => sql`
  select invoice_row.*, invoice.member_id from coin_journal as journal
  join invoice on invoice.id = journal.invoice_id and invoice.status = 'counted'
  join invoice_row on invoice_row.invoice_id = invoice.id and invoice_row.counted_cents > 0
  where journal.kind = 'invoice_credit' and journal.at >= ${since} and journal.at < ${until}`

const bought = sql`count(distinct counted.invoice_id) as invoices, count(distinct counted.member_id) as members,
  coalesce(sum(counted.counted_cents), 0)::bigint as cents`

type Purchases = { invoices: number; members: number; cents: number }

export async function boughtByProduct(db: Db, span: Span) {
  const { rows } = await sql<Purchases & { id: string; title: string; brand: string; units: number }>`
    select product.id, product.title, product.brand, coalesce(sum(counted.counted_units), 0)::bigint as units, ${bought}
    from (${countedRows(span)}) as counted join product on product.id = counted.product_id
    group by product.id order by cents desc, product.title`.execute(db)
  return rows
}

export async function boughtByDistributor(db: Db, span: Span) {
  const { rows } = await sql<Purchases & { id: string | null; title: string | null }>`
    select distributor.id, distributor.title, ${bought}
    from (${countedRows(span)}) as counted join member on member.id = counted.member_id
    left join distributor on distributor.id = member.distributor_id
    group by distributor.id order by cents desc, distributor.title`.execute(db)
  return rows
}

type Funnel = { recommended: number; opened: number; bought: number; again: number; coins: number }

const funnel = sql`count(*) as recommended, count(opened_at) as opened,
  count(*) filter (where purchases > 0) as bought, count(*) filter (where purchases > 1) as again,
  coalesce(sum(paid), 0)::bigint as coins`

const recommendedIn = ({ since, until }: Span) => sql`
  select recommendation.*, (
    select sum(recommender_coins) from recommended_purchase as purchase
    where purchase.code = recommendation.code and reversed_at is null
  ) as paid
  from recommendation where created_at >= ${since} and created_at < ${until}`

export async function recommended(db: Db, span: Span): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    select ${funnel} from (${recommendedIn(span)}) as made`.execute(db)
  return rows[0] ?? { recommended: 0, opened: 0, bought: 0, again: 0, coins: 0 }
}

/** Further down hardly anybody recommends. */
const mostOfFunnel = 200

type Professional = { id: string | null; name: string | null; profile_type: ProfileType | null }

export async function recommendedByProfessional(db: Db, span: Span) {
  const { rows } = await sql<Professional & Funnel>`
    select member.id, member.name, member.profile_type, ${funnel}
    from (${recommendedIn(span)}) as made left join member on member.id = made.member_id
    group by member.id order by coins desc, recommended desc, member.name, member.id limit ${mostOfFunnel}`.execute(
    db,
  )
  return rows
}

export async function recommendedByProduct(db: Db, span: Span) {
  const { rows } = await sql<{ id: string; title: string; brand: string } & Funnel>`
    select product.id, product.title, product.brand, ${funnel}
    from (${recommendedIn(span)}) as made join product on product.id = made.product_id
    group by product.id order by bought desc, recommended desc, product.title limit ${mostOfFunnel}`.execute(
    db,
  )
  return rows
}

export async function recommendedByShop(db: Db, { since, until }: Span) {
  const { rows } = await sql<RecommendationReport['shops'][number]>`
    select member.profile_name as name, city, state, count(*) as purchases, count(distinct code) as codes,
      count(distinct recommender_id) as professionals, sum(joining_coins)::bigint as coins
    from recommended_purchase left join member on member.id = sender_id
    where counted_at >= ${since} and counted_at < ${until} and reversed_at is null
    group by member.profile_name, city, state
    order by purchases desc, name, city limit ${mostOfFunnel}`.execute(db)
  return rows
}

type ReadFields = { documents: number; fields: number; right: number; sure_but_wrong: number }

const readFields = sql`count(distinct document) as documents, sum(fields) as fields,
  coalesce(sum(fields) filter (where is_right), 0) as right,
  coalesce(sum(fields) filter (where was_sure and not is_right), 0) as sure_but_wrong`

export async function documentsRead(db: Db, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select count(distinct document) as documents from reading_outcome
    where decided_on between ${from} and ${to}`.execute(db)
  return rows[0]?.documents ?? 0
}

export async function readByField(db: Db, { from, to }: Period) {
  const { rows } = await sql<
    ReadFields & Pick<ReadingReport['fields'][number], 'field' | 'source' | 'file_kind'>
  >`
    select field, source, file_kind, ${readFields} from reading_outcome
    where decided_on between ${from} and ${to}
    group by 1, 2, 3 order by field, source, file_kind`.execute(db)
  return rows
}

export async function readByIssuer(db: Db, { from, to }: Period) {
  const { rows } = await sql<ReadFields & { issuer: string | null }>`
    select issuer, ${readFields} from reading_outcome
    where decided_on between ${from} and ${to}
    group by issuer order by documents desc, issuer limit ${mostIssuers}`.execute(db)
  return rows
}

/** Further down hardly anybody sends more than one document. */
const mostIssuers = 200

export async function readByWeek(db: Db, { from, to }: Period) {
  const { rows } = await sql<ReadFields & { week: Temporal.PlainDate }>`
    select date_trunc('week', decided_on)::date as week, ${readFields} from reading_outcome
    where decided_on between ${from} and ${to} group by 1`.execute(db)
  return rows
}

export async function redeemedPrizes(db: Db, { since, until }: Span) {
  const { rows } = await sql<{
    id: string
    titles: Record<'pt-BR' | 'es' | 'en', string>
    count: number
    coins: number
    cancelled: number
  }>`
    select prize.id, prize.titles, count(*) filter (where status <> 'cancelled') as count,
      coalesce(sum(redemption.price) filter (where status <> 'cancelled'), 0)::bigint as coins,
      count(*) filter (where status = 'cancelled') as cancelled
    from redemption join prize on prize.id = redemption.prize_id
    where requested_at >= ${since} and requested_at < ${until}
    group by prize.id order by coins desc, prize.id`.execute(db)
  return rows
}

export async function deliveriesByDay(db: Db, { since, until }: Span) {
  const { rows } = await sql<{
    requested_on: Temporal.PlainDate
    delivered_on: Temporal.PlainDate
    is_within: boolean
    count: number
  }>`
    select day_in_sao_paulo(requested_at) as requested_on, day_in_sao_paulo(step.at) as delivered_on,
      day_in_sao_paulo(step.at) <= deliver_by as is_within, count(*)
    from redemption join redemption_step as step on step.redemption_id = redemption.id and step.step = 'delivered'
    where requested_at >= ${since} and requested_at < ${until}
    group by 1, 2, 3`.execute(db)
  return rows
}

export async function redemptionsUnderWay(db: Db, today: string) {
  const { rows } = await sql<{ requested: number; preparing: number; late: number }>`
    select count(*) filter (where status = 'requested') as requested,
      count(*) filter (where status = 'preparing') as preparing,
      count(*) filter (where deliver_by < ${today}::date) as late
    from redemption where status in ('requested', 'preparing', 'shipped')`.execute(db)
  return rows[0] ?? { requested: 0, preparing: 0, late: 0 }
}

export async function signUpsByPromoter(db: Db, { since, until }: Span) {
  const { rows } = await sql<{
    id: string | null
    name: string | null
    code: string | null
    sign_ups: number
    verified: number
  }>`
    select promoter.id, promoter.name, promoter_code.code, count(*) as sign_ups,
      count(*) filter (where member.level = 3) as verified
    from member
    left join member as promoter on promoter.id = member.promoter_id
    left join promoter_code on promoter_code.promoter_id = promoter.id
    where member.created_at >= ${since} and member.created_at < ${until} and member.profile_type <> 'promoter'
    group by promoter.id, promoter_code.code order by sign_ups desc, promoter.name`.execute(db)
  return rows
}

export async function waitingInvoices(db: Db) {
  const { rows } = await sql<{
    due_on: Temporal.PlainDate
    count: number
    asked_again: number
    second: number
  }>`
    select invoice.due_on, count(*), count(*) filter (where asked_again_at is not null) as asked_again,
      count(*) filter (where exists (
        select from invoice_decision as first
        where first.invoice_id = invoice.id and first.round = invoice.round and first.awaits_second
          and first.undone_at is null
      )) as second
    from invoice where status = 'received' group by due_on order by due_on`.execute(db)
  return rows
}

export async function waitingMembers(db: Db, slowBefore: Temporal.Instant) {
  const { rows } = await sql<{ waiting: number; oldest_at: Temporal.Instant | null; slow: number }>`
    select count(*) as waiting, min(created_at) as oldest_at,
      count(*) filter (where created_at < ${slowBefore}) as slow
    from member where ${isWaiting}`.execute(db)
  return rows[0] ?? { waiting: 0, oldest_at: null, slow: 0 }
}

/** Promoters stay at level 2, and refused members have been answered. */
const isWaiting = sql`level = 2 and profile_type <> 'promoter' and verification_refusal is null and invited_at is null`

export async function countQueues(db: Db) {
  const { rows } = await sql<QueueCounts>`
    select (select count(*) from invoice where status = 'received') as invoices,
      (select count(*) from member where ${isWaiting}) as verification,
      (select count(*) from redemption where status in ('requested', 'preparing')) as redemptions,
      (select count(*) from coin_adjustment where decided_at is null) as adjustments`.execute(db)
  return rows[0] ?? { invoices: 0, verification: 0, redemptions: 0, adjustments: 0 }
}

export async function prizesRunningOut(db: Db, below: number) {
  return db
    .selectFrom('prize')
    .select(['id', 'titles', 'stock'])
    .where('stock', '<', below)
    .where('withdrawn_at', 'is', null)
    .orderBy('stock')
    .orderBy('id')
    .limit(10)
    .execute()
}

function weekOf(moment: ReturnType<typeof sql>) {
  return sql`date_trunc('week', ${moment} at time zone 'America/Sao_Paulo')::date`
}

export async function refusedSweeps(db: Db) {
  return db
    .selectFrom('file_sweep')
    .select(['prefix', 'files', 'unused'])
    .where('refused', '=', true)
    .orderBy('prefix')
    .execute()
}

export async function binnedSince(db: Db, since: Temporal.Instant): Promise<number> {
  const { binned } = await db
    .selectFrom('file_sweep')
    .select(sql<number>`coalesce(sum(unused), 0)::int`.as('binned'))
    .where('refused', '=', false)
    .where('swept_at', '>', since)
    .executeTakeFirstOrThrow()
  return binned
}
