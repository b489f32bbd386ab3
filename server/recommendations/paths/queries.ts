import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** So many days before it runs out a bag is worth a word, and so many days after. */
const daysAhead = 7
const daysBehind = 30

/** More days than this are no bag any more, and would not fit into a date. */
const mostDays = 3660

export type Step = 'sent' | 'opened' | 'bought' | 'ending'

/** The last bag of a recommendation, and the day on which it runs out. */
const lastBag = sql`(
  select bought_on + least(grams / recommendation.daily_dose, ${sql.lit(mostDays)})::integer as runs_out_on
  from recommended_purchase as last
  where last.code = recommendation.code and reversed_at is null
  order by bought_on desc, counted_at desc limit 1
)`

/** Only what was bought has a bag, and only a client who was not erased can be reminded of it. */
const isEnding = (now: Temporal.Instant) => sql<boolean>`(
  recommendation.purchases > 0 and coalesce(recommendation.lead_id, recommendation.prescription_id) is not null
    and bag.runs_out_on between day_in_sao_paulo(${now}) - ${sql.lit(daysBehind)}
    and day_in_sao_paulo(${now}) + ${sql.lit(daysAhead)})`

const isAt = (step: Step, now: Temporal.Instant) =>
  ({
    sent: sql<boolean>`recommendation.purchases = 0 and recommendation.opened_at is null`,
    opened: sql<boolean>`recommendation.purchases = 0 and recommendation.opened_at is not null`,
    bought: sql<boolean>`recommendation.purchases > 0`,
    ending: isEnding(now),
  })[step]

type PathPage = {
  memberId: string
  step?: Step | undefined
  /** The code of the last one of the page before. */
  after?: string | undefined
  most: number
  now: Temporal.Instant
}

export async function recommendationPage(db: Db, { memberId, step, after, most, now }: PathPage) {
  const { rows } = await sql<PathRow>`
    select recommendation.code, recommendation.token, recommendation.kind, recommendation.created_at,
      recommendation.opened_at, recommendation.ends_on::text as ends_on,
      most_purchases - recommendation.purchases as purchases_left, recommendation.daily_dose,
      product.id as product_id, product.title, product.brand, product.slug, product.image_file,
      coalesce(lead.name, client_name) as client_name, coalesce(lead.phone, prescription.phone) as phone, lead.pet_name,
      recommendation.prescription_id, bag.runs_out_on::text as runs_out_on, bought.purchases
    from recommendation
    join product on product.id = recommendation.product_id
    left join lead on lead.id = recommendation.lead_id
    left join prescription on prescription.id = recommendation.prescription_id
    left join lateral ${lastBag} as bag on true
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'bought_on', bought_on, 'city', city, 'state', state, 'coins', recommender_coins, 'is_capped', is_capped,
        'is_reversed', reversed_at is not null
      ) order by bought_on desc, counted_at desc), '[]') as purchases
      from recommended_purchase as purchase where purchase.code = recommendation.code
    ) as bought
    where recommendation.member_id = ${memberId}
    and ${step ? isAt(step, now) : sql<boolean>`true`}
    and ${after === undefined ? sql<boolean>`true` : isAfter(memberId, after)}
    order by recommendation.created_at desc, recommendation.code desc limit ${most}`.execute(db)
  return rows
}

/** A code of somebody else is after nothing. */
const isAfter = (memberId: string, code: string) => sql<boolean>`
  (recommendation.created_at, recommendation.code) < ((
    select before.created_at from recommendation as before
    where before.code = ${code} and before.member_id = ${memberId}
  ), ${code}::text)`

type PathRow = {
  code: string
  token: string
  kind: 'lead' | 'prescription'
  created_at: Temporal.Instant
  opened_at: Temporal.Instant | null
  ends_on: string
  purchases_left: number
  daily_dose: number | null
  product_id: string
  title: string
  brand: string
  slug: string
  image_file: string | null
  client_name: string | null
  phone: string | null
  pet_name: string | null
  prescription_id: string | null
  runs_out_on: string | null
  purchases: {
    bought_on: string
    city: string | null
    state: string | null
    coins: number
    is_capped: boolean
    is_reversed: boolean
  }[]
}

type SummaryFacts = { memberId: string; now: Temporal.Instant }

export async function recommendationCounts(db: Db, { memberId, now }: SummaryFacts) {
  const counted = (step: Step) => sql`count(*) filter (where ${isAt(step, now)})`
  const { rows } = await sql<Counts>`
    select ${counted('sent')} as sent, ${counted('opened')} as opened, ${counted('bought')} as bought,
      count(*) filter (where purchases > 1) as bought_again, ${counted('ending')} as ending,
      (
        select coalesce(sum(recommender_coins), 0)::bigint from recommended_purchase
        where recommender_id = ${memberId} and reversed_at is null
      ) as coins
    from recommendation left join lateral ${lastBag} as bag on purchases > 0
    where member_id = ${memberId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count has a row')
  return counts
}

type Counts = Record<'sent' | 'opened' | 'bought' | 'bought_again' | 'ending' | 'coins', number>

/** A limit that was lowered meanwhile takes nothing back. */
export async function monthOf(db: Db, { memberId, now }: SummaryFacts) {
  const { rows } = await sql<{ coins: number; cap: number }>`
    select coalesce(month.coins, 0) as coins, greatest(coalesce(month.coins, 0), recommendation_month_coins) as cap
    from setting left join recommendation_month as month
      on month.member_id = ${memberId} and month.month = month_in_sao_paulo(${now})`.execute(db)
  const [month] = rows
  if (!month) throw new Error('there are no settings')
  return month
}
