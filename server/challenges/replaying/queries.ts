import { sql } from 'kysely'
import type { Goal } from '#contract/challenges-office.ts'
import type { Db } from '#server/platform/db.ts'

type Replay = { goal: Goal; audience: readonly string[] | null; since: Temporal.Instant }

const contributions = (replay: Replay) =>
  replay.goal.unit === 'recommendations' ? sold(replay) : bought(replay)

const sold = ({ goal, audience, since }: Replay) => sql`
  select member.id as member_id, count(*) as progress, sum(sale.cents)::bigint as cents
  from recommended_purchase as purchase
  join recommendation on recommendation.code = purchase.code
  join member on member.id = purchase.recommender_id
  -- The invoices of a sender who left are gone.
  cross join lateral (
    select coalesce(sum(counted_cents), 0) as cents from invoice_row
    where invoice_row.invoice_id = purchase.invoice_id and invoice_row.recommendation = purchase.code
  ) as sale
  where reversed_at is null and counted_at >= ${since}::timestamptz
  and (${audience}::text[] is null or member.profile_type = any (${audience}::text[]))
  and (${goal.product_ids}::uuid[] = '{}' or purchase.product_id = any (${goal.product_ids}::uuid[])
    or recommendation.product_id = any (${goal.product_ids}::uuid[]))
  group by member.id`

const bought = ({ goal, audience, since }: Replay) => sql`
  select invoice.member_id, sum(case ${goal.unit}::text when 'cents' then counted_cents else counted_units end) as progress,
    sum(counted_cents) as cents
  from invoice
  join member on member.id = invoice.member_id
  join invoice_row on invoice_row.invoice_id = invoice.id
  where status = 'counted' and sent_at >= ${since}::timestamptz and counted_cents > 0
  and (${audience}::text[] is null or member.profile_type = any (${audience}::text[]))
  and (${goal.product_ids}::uuid[] = '{}' or product_id = any (${goal.product_ids}::uuid[]))
  group by invoice.member_id`

type TargetResult = { target: number; people: number; reached: number; bought_cents: number }

export async function replayTargets(
  db: Db,
  replay: Replay,
  targets: readonly number[],
): Promise<TargetResult[]> {
  const { rows } = await sql<TargetResult>`
    with brought as materialized (${contributions(replay)})
    select target, count(brought.*) as people, count(*) filter (where progress >= target) as reached,
      coalesce(sum(cents) filter (where progress >= target), 0)::bigint as bought_cents
    from (select distinct unnest(${targets}::bigint[]) as target) as replay left join brought on true
    group by target order by target`.execute(db)
  return rows
}

type Winner = { id: string; name: string; most_in_a_day: number; refused: number }

/** Ten documents in a day or four rejected ones are worth a look. */
export async function suspiciousWinners(
  db: Db,
  replay: Replay,
  lookingSince: Temporal.Instant,
): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    with brought as materialized (${contributions(replay)}), sent as (
      select member_id, count(*) as documents, count(*) filter (where status = 'rejected') as refused
      from invoice join brought using (member_id)
      where progress >= ${replay.goal.target} and sent_at >= ${lookingSince}::timestamptz
      group by member_id, day_in_sao_paulo(sent_at)
    )
    select member.id, name, max(documents) as most_in_a_day, sum(refused)::bigint as refused
    from sent join member on member.id = member_id
    group by member.id having max(documents) >= 10 or sum(refused) >= 4
    order by most_in_a_day desc, refused desc, member.id limit 50`.execute(db)
  return rows
}

export async function programmeCoins(db: Db) {
  const { rows } = await sql<{ outstanding: number; worth_thousandths: number }>`
    select (select coalesce(sum(balance - debt), 0)::bigint from coin_account where kind = 'wallet') as outstanding,
      coin_worth_thousandths as worth_thousandths
    from setting`.execute(db)
  return rows[0] ?? { outstanding: 0, worth_thousandths: 0 }
}
