import { sql } from 'kysely'
import type { ProfileType } from '#contract/people.ts'
import type {
  Dashboard,
  Period,
  QueueCounts,
  ReadingReport,
  RecommendationReport,
} from '#contract/reports.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export type Span = { readonly since: Temporal.Instant; readonly until: Temporal.Instant }

/** What is counted by day; each kind is described in 0061_daily_figures.sql. */
const ofDays = (kind: string, { from, to }: Period) => sql`kind = ${kind} and day between ${from} and ${to}`

/** Who was there in the period before is counted already. */
const newIn = ({ from }: Period) => sql`other_day < ${from}`

/** The first day of the first whole month, and the day after the last of them. */
function wholeMonths({ from, to }: Period) {
  const [firstDay, dayAfter] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to).add({ days: 1 })]
  const first = firstDay.day === 1 ? firstDay : firstDay.add({ months: 1 }).with({ day: 1 })
  const end = dayAfter.with({ day: 1 })
  if (Temporal.PlainDate.compare(first, end) < 0) return { first, end }
  return { first: dayAfter, end: dayAfter }
}

/** The same as `ofDays`, of what is also added up by month: only the days at both ends are read one by one. */
function ofMonths(kind: string, period: Period) {
  const { first, end } = wholeMonths(period)
  return sql`(kind = ${`${kind} by month`} and day >= ${first} and day < ${end} or ${atEnds(kind, period)})`
}

function atEnds(kind: string, period: Period) {
  const { first, end } = wholeMonths(period)
  const { from, to } = period
  return sql`kind = ${kind} and (day >= ${from} and day < ${first} or day >= ${end} and day <= ${to})`
}

/** The same with `newIn`. In the month in which the period begins the day before counts, in those before it the month. */
function newOfMonths(kind: string, period: Period) {
  const { first, end } = wholeMonths(period)
  const begun = Temporal.PlainDate.from(period.from).with({ day: 1 })
  return sql`(
    kind = ${`${kind} by month`} and day >= ${first} and day < ${end} and other_day < ${begun}
    or kind = ${kind} and day >= ${first} and day < ${end} and other_day >= ${begun} and ${newIn(period)}
    or ${atEnds(kind, period)} and ${newIn(period)}
  )`
}

const week = sql`date_trunc('week', day)::date`

export async function movementsBy(db: Db, period: Period) {
  const { rows } = await sql<{ kind: string; week: Temporal.PlainDate; coins: number; debt: number }>`
    select detail as kind, ${week} as week, sum(amount)::bigint as coins, sum(units)::bigint as debt
    from figures where ${ofDays('coins', period)} group by 1, 2 order by 2`.execute(db)
  return rows
}

/** What members had more than they owed, and what they owed, at the end of a day and now. */
export async function coinsAtEndOf(db: Db, day: string) {
  const { rows } = await sql<{ coins: number; debt: number; coins_now: number; debt_now: number }>`
    select coalesce(sum(amount) filter (where day <= ${day}), 0)::bigint as coins,
      coalesce(sum(units) filter (where day <= ${day}), 0)::bigint as debt,
      coalesce(sum(amount), 0)::bigint as coins_now, coalesce(sum(units), 0)::bigint as debt_now
    from figures where kind = 'coins'`.execute(db)
  return rows[0] ?? { coins: 0, debt: 0, coins_now: 0, debt_now: 0 }
}

export async function coinWorth(db: Db): Promise<number> {
  const { coin_worth_thousandths } = await db
    .selectFrom('setting')
    .select('coin_worth_thousandths')
    .executeTakeFirstOrThrow()
  return coin_worth_thousandths
}

export async function coinsExpiringBy(db: Db, days: readonly string[]) {
  const { rows } = await sql<{ day: Temporal.PlainDate; coins: number }>`
    with expiring as materialized (
      select expires_on, sum(remaining) as coins from coin_lot
      where remaining > 0 and expires_on <= (select max(day) from unnest(${days}::date[]) as day) group by 1
    )
    select day, coalesce((select sum(coins) from expiring where expires_on <= day), 0)::bigint as coins
    from unnest(${days}::date[]) as day order by day`.execute(db)
  return rows.map(({ coins }) => coins)
}

export async function invoicesByState(db: Db, period: Period) {
  const { rows } = await sql<{ status: string; week: Temporal.PlainDate; count: number }>`
    select detail as status, ${week} as week, sum(count)::bigint as count
    from figures where ${ofDays('invoice', period)} group by 1, 2`.execute(db)
  return rows
}

export async function decisionsByDay(db: Db, period: Period) {
  const { rows } = await sql<{
    sent_on: Temporal.PlainDate
    decided_on: Temporal.PlainDate
    is_within: boolean
    is_at_once: boolean
    count: number
  }>`
    select other_day as sent_on, day as decided_on, detail like 'within%' as is_within,
      detail like '%once' as is_at_once, sum(count)::bigint as count
    from figures where ${ofDays('decision', period)} group by 1, 2, 3, 4`.execute(db)
  return rows
}

export async function reviewersOf(db: Db, period: Period) {
  const { rows } = await sql<ReviewerRow>`
    with done as (
      select subject, detail, sum(count) as times, sum(amount) as amount
      from figures where ${ofDays('reviewer', period)} group by 1, 2
    ), reviewer as (
      select subject as id, ${timesOf('approve', 'reject', 'request_photo', 'reverse')} as decisions,
        ${timesOf('approve')} as approved, ${timesOf('reject')} as rejected, ${timesOf('request_photo')} as photos,
        ${timesOf('undone')} as undone, ${timesOf('hour')} as hours, ${timesOf('asked_again')} as asked_again,
        ${timesOf('checked')} as checked,
        coalesce(sum(amount) filter (where detail = 'checked'), 0)::bigint as agreed
      from done group by subject
    )
    select reviewer.*, staff.name, round(decisions::numeric / hours, 1)::float8 as per_hour
    from reviewer join staff using (id) where hours > 0 order by decisions desc, staff.name`.execute(db)
  return rows
}

function timesOf(...details: string[]) {
  return sql`coalesce(sum(times) filter (where detail = any (${details}::text[])), 0)::bigint`
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
  asked_again: number
  checked: number
  agreed: number
}

export async function pausesOf(db: Db, period: Period) {
  const { rows } = await sql<{ id: string; days: number; count: number }>`
    select subject as id, detail::int as days, sum(count)::bigint as count
    from figures where ${ofDays('pause', period)} group by 1, 2`.execute(db)
  return rows
}

type MemberState = 'promoter' | 'invited' | 'blocked' | 'verified' | 'refused' | 'waiting'

export async function membersByState(db: Db) {
  const { rows } = await sql<{ state: MemberState; profile_type: ProfileType; count: number }>`
    select split_part(detail, ' ', 1) as state, split_part(detail, ' ', 2) as profile_type,
      sum(count)::bigint as count
    from figures where kind = 'member' group by 1, 2`.execute(db)
  return rows
}

export async function signUpsByWeek(db: Db, period: Period) {
  const { rows } = await sql<{ week: Temporal.PlainDate; count: number }>`
    select ${week} as week, sum(count)::bigint as count
    from figures where ${ofDays('sign_up', period)} group by 1`.execute(db)
  return rows
}

export async function activeMembers(db: Db, period: Period) {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count
    from figures where ${ofDays('active', period)} and ${newIn(period)}`.execute(db)
  return rows[0]?.count ?? 0
}

type Purchases = { invoices: number; members: number; cents: number }

export async function boughtByProduct(db: Db, period: Period) {
  const { rows } = await sql<Purchases & { id: string; title: string; brand: string; units: number }>`
    with bought as (
      select subject as id, sum(count)::bigint as invoices, sum(amount)::bigint as cents,
        sum(units)::bigint as units
      from figures where ${ofMonths('product', period)} group by 1
    ), buyer as (
      select subject as id, sum(count)::bigint as members
      from figures where ${newOfMonths('product_buyer', period)} group by 1
    )
    select id, title, brand, units, invoices, coalesce(members, 0) as members, cents
    from bought join product using (id) left join buyer using (id)
    where invoices > 0 order by cents desc, title`.execute(db)
  return rows
}

export async function boughtByDistributor(db: Db, period: Period) {
  const { rows } = await sql<Purchases & { id: string | null; title: string | null }>`
    with bought as (
      select detail as root, sum(count) as invoices, 0 as members, sum(amount) as cents
      from figures where ${ofMonths('issuer', period)} group by 1
      union all select detail, 0, sum(count), 0
      from figures where ${newOfMonths('issuer_buyer', period)} group by 1
    )
    select distributor.id, distributor.title, sum(invoices)::bigint as invoices,
      coalesce(sum(members) filter (where root = '' or distributor.id is not null), 0)::bigint as members,
      sum(cents)::bigint as cents
    from bought left join distributor_company using (root)
    left join distributor on distributor.id = distributor_id
    group by distributor.id having sum(invoices) > 0 order by cents desc, distributor.title`.execute(db)
  return rows
}

type Funnel = Pick<RecommendationReport, 'recommended' | 'opened' | 'bought' | 'again' | 'coins'>
type Professional = { id: string | null; name: string | null; profile_type: ProfileType | null }
type Recommended = Funnel &
  (
    | { kind: 'whole' }
    | ({ kind: 'professional' } & Professional)
    | { kind: 'product'; id: string; title: string; brand: string }
  )

/** Further down hardly anybody recommends. */
const mostOfFunnel = 200

/** The whole, who brought most and what was bought most, counted in one go: each is a pass over all of them. */
export async function recommended(db: Db, { since, until }: Span): Promise<Recommended[]> {
  const { rows } = await sql<Recommended>`
    with made as (
      select grouping(member_id, product_id) as kind, member_id, product_id, count(*) as recommended,
        count(opened_at) as opened, count(*) filter (where purchases > 0) as bought,
        count(*) filter (where purchases > 1) as again, coalesce(sum(paid), 0) as coins
      from recommendation where created_at >= ${since} and created_at < ${until}
      group by grouping sets ((), (member_id), (product_id))
    ), most as (
      select *, case kind when 2 then bought else coins end as worth, row_number() over (
        partition by kind order by case kind when 2 then bought else coins end desc, recommended desc, member_id
      ) as place from made
    )
    select case kind when 3 then 'whole' when 1 then 'professional' else 'product' end as kind,
      coalesce(member.id, product.id) as id, name, profile_type, title, brand, recommended, opened, bought, again, coins
    from most left join member on member.id = member_id left join product on product.id = product_id
    where place <= ${mostOfFunnel}
    order by worth desc, recommended desc, name, title, id`.execute(db)
  return rows
}

/** A shop is named as somebody who sent an invoice from there names it. */
export async function recommendedByShop(db: Db, { since, until }: Span) {
  const { rows } = await sql<RecommendationReport['shops'][number]>`
    with most as (
      select shop, count(*) as purchases, sum(joining_coins)::bigint as coins
      from recommended_purchase
      where counted_at >= ${since} and counted_at < ${until} and reversed_at is null
      group by shop order by purchases desc, shop limit ${mostOfFunnel}
    )
    select name, city, state, purchases, coins, codes, professionals
    from most cross join lateral (
      select max(profile_name) as name, max(city) as city, max(state) as state, count(distinct code) as codes,
        count(distinct recommender_id) as professionals
      from recommended_purchase as purchase left join member on member.id = sender_id
      where purchase.shop = most.shop and counted_at >= ${since} and counted_at < ${until} and reversed_at is null
    ) as told
    order by purchases desc, name, city`.execute(db)
  return rows
}

type ReadFields = { documents: number; fields: number; right: number; sure_but_wrong: number }

const readFields = sql`sum(count)::bigint as documents, sum(amount)::bigint as fields,
  sum(units)::bigint as right, sum(failed)::bigint as sure_but_wrong`

export async function readByField(db: Db, period: Period) {
  const { rows } = await sql<
    ReadFields & Pick<ReadingReport['fields'][number], 'field' | 'source' | 'file_kind'>
  >`
    select split_part(detail, ' ', 1) as field, split_part(detail, ' ', 2) as source,
      split_part(detail, ' ', 3) as file_kind, ${readFields}
    from figures where ${ofDays('read_field', period)} group by 1, 2, 3 order by field, source, file_kind`.execute(
    db,
  )
  return rows
}

export async function readByIssuer(db: Db, period: Period) {
  const { rows } = await sql<ReadFields & { issuer: string | null }>`
    select nullif(detail, '') as issuer, ${readFields}
    from figures where ${ofDays('read_issuer', period)}
    group by detail order by documents desc, issuer limit ${mostIssuers}`.execute(db)
  return rows
}

/** Further down hardly anybody sends more than one document. */
const mostIssuers = 200

export async function readByWeek(db: Db, period: Period) {
  const { rows } = await sql<ReadFields & { week: Temporal.PlainDate }>`
    select ${week} as week, ${readFields} from figures where ${ofDays('read', period)} group by 1`.execute(db)
  return rows
}

export async function redeemedPrizes(db: Db, period: Period) {
  const { rows } = await sql<{
    id: string
    titles: Record<'pt-BR' | 'es' | 'en', string>
    count: number
    coins: number
    cancelled: number
  }>`
    select prize.id, prize.titles, redeemed.count, redeemed.coins, redeemed.cancelled
    from (
      select subject, sum(count)::bigint as count, sum(amount)::bigint as coins, sum(failed)::bigint as cancelled
      from figures where ${ofDays('prize', period)} group by 1
    ) as redeemed join prize on prize.id = subject
    order by coins desc, prize.id`.execute(db)
  return rows
}

export async function deliveriesByDay(db: Db, period: Period) {
  const { rows } = await sql<{
    requested_on: Temporal.PlainDate
    delivered_on: Temporal.PlainDate
    is_within: boolean
    count: number
  }>`
    select day as requested_on, other_day as delivered_on, detail = 'within' as is_within,
      sum(count)::bigint as count
    from figures where ${ofDays('delivery', period)} group by 1, 2, 3`.execute(db)
  return rows
}

export async function redemptionsUnderWay(db: Db, today: string) {
  const { rows } = await sql<Dashboard['redemptions']>`
    select count(*) filter (where status = 'requested' and kind = 'parcel') as requested,
      count(*) filter (where status = 'preparing') as preparing,
      count(*) filter (where kind = 'top_up') as top_ups,
      count(*) filter (where kind = 'experience') as experiences,
      count(*) filter (where deliver_by < ${today}::date and status in ('requested', 'preparing', 'shipped')) as late
    from redemption where status in ('requested', 'preparing', 'shipped', 'contacted', 'booked')`.execute(db)
  return rows[0] ?? { requested: 0, preparing: 0, top_ups: 0, experiences: 0, late: 0 }
}

/** Promoters who left have no name any more; what they brought is told with those who came without a code. */
export async function signUpsByPromoter(db: Db, period: Period) {
  const { rows } = await sql<{
    id: string | null
    name: string | null
    code: string | null
    sign_ups: number
    verified: number
  }>`
    select promoter.id, promoter.name, promoter_code.code, sum(count)::bigint as sign_ups,
      sum(amount)::bigint as verified
    from figures left join member as promoter on promoter.id = subject
    left join promoter_code on promoter_code.promoter_id = promoter.id
    where ${ofDays('sign_up', period)}
    group by promoter.id, promoter_code.code having sum(count) > 0
    order by sign_ups desc, promoter.name`.execute(db)
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
      (select count(*) from redemption where status in ('requested', 'preparing', 'contacted', 'booked')) as redemptions,
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

export async function foldSomeFigures(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_figures(${most}) as folded`.execute(tx)
  return rows[0]?.folded ?? 0
}
