import { sql } from 'kysely'
import type { Goal } from '#contract/challenges-office.ts'
import type { Db } from '#server/platform/db.ts'

type Replay = { goal: Goal; audience: readonly string[] | null; since: Temporal.Instant }

/** What each member brought of what counts. */
const bringing = ({ goal, audience, since }: Replay) => sql`
  select invoice.member_id, sum(case ${goal.unit}::text when 'cents' then counted_cents else counted_units end) as progress,
    sum(counted_cents) as cents
  from invoice
  join member on member.id = invoice.member_id
  join invoice_row on invoice_row.invoice_id = invoice.id
  where status = 'counted' and sent_at >= ${since}::timestamptz and counted_cents > 0
  and (${audience}::text[] is null or member.profile_type = any (${audience}::text[]))
  and (${goal.product_ids}::uuid[] = '{}' or product_id = any (${goal.product_ids}::uuid[]))
  group by invoice.member_id`

type Step = { target: number; people: number; reached: number; bought_cents: number }

/** By rising targets, equal ones once. */
export async function replayed(db: Db, asked: Replay, targets: readonly number[]): Promise<Step[]> {
  const { rows } = await sql<Step>`
    with brought as materialized (${bringing(asked)})
    select target, count(brought.*) as people, count(*) filter (where progress >= target) as reached,
      coalesce(sum(cents) filter (where progress >= target), 0)::bigint as bought_cents
    from (select distinct unnest(${targets}::bigint[]) as target) as asked left join brought on true
    group by target order by target`.execute(db)
  return rows
}

type Winner = { id: string; name: string; most_in_a_day: number; refused: number }

/** Those who sent ten documents or more on one day, or had four or more refused. */
export async function winnersToLookAt(
  db: Db,
  asked: Replay,
  lookingSince: Temporal.Instant,
): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    with brought as materialized (${bringing(asked)}), sent as (
      select member_id, count(*) as documents, count(*) filter (where status = 'rejected') as refused
      from invoice join brought using (member_id)
      where progress >= ${asked.goal.target} and sent_at >= ${lookingSince}::timestamptz
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
