import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

type PlacesRequest = { month: string; memberId: string; most: number; near: number }

type Place = {
  part: 'top' | 'around'
  position: number
  name: string
  coins: number
  is_me: boolean
}

/** One statement, so that both parts show the same moment. Positions come from the tally. */
export async function placesIn(db: Db, { month, memberId, most, near }: PlacesRequest): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with seen as not materialized (
      select member_id, score from ranking_score where month = ${month}::date and is_seen and score > 0
    ), me as (
      select member_id, score from seen where member_id = ${memberId}
    ), top as (
      select member_id, score, rank() over (order by score desc) as position
      from (select member_id, score from seen order by score desc, member_id desc limit ${most}) as first
    ), near as (
      select member_id, score from me
      union all select * from (
        select seen.member_id, seen.score from seen
        where (seen.score, seen.member_id) > (select score, member_id from me)
        order by score, member_id limit ${near}
      ) as above
      union all select * from (
        select seen.member_id, seen.score from seen
        where (seen.score, seen.member_id) < (select score, member_id from me)
        order by score desc, member_id desc limit ${near}
      ) as below
    ), places as (
      select 'top' as part, member_id, score, position from top
      union all
      select 'around', member_id, score, 1 + coalesce(tallied.people, 0)
        + coalesce((
          select sum(people)::bigint from ranking_move as move
          where move.month = ${month}::date and move.score > near.score
        ), 0)
      from near
      cross join lateral (
        -- Of each level those that have the same beginning and then a higher digit.
        select sum(people)::bigint as people from generate_series(0, 8) as step
        join ranking_tally on month = ${month}::date and level = step
          and prefix > near.score >> (4 * step) and prefix <= (near.score >> (4 * step)) | 15
      ) as tallied
      where exists (select from me)
    )
    select part, position, name, score as coins, member.id = ${memberId} as is_me
    from places join member on member.id = member_id
    order by part desc, score desc, member_id desc`.execute(db)
  return rows
}

export async function monthsWithPeople(db: Db) {
  const { rows } = await sql<{ month: Temporal.PlainDate; people: number }>`
    select month, sum(people)::bigint as people from (
      select month, people from ranking_tally where level = 9 and prefix = 0 and month in (${knownMonths})
      union all select month, people from ranking_move
    ) as part group by month having sum(people) > 0 order by month desc`.execute(db)
  return rows
}

/** A loose index scan: few months have many rows each. */
const knownMonths = sql`
  with recursive step as (
    (select month from ranking_tally order by month limit 1)
    union all
    select (select min(month) from ranking_tally where month > step.month) from step where step.month is not null
  ) select month from step where month is not null`

export async function rankingSettings(db: Db, memberId: string) {
  return db
    .selectFrom('setting')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .select(['setting.ranking_prize_texts', 'setting.ranking_authorisation', 'member.ranking_hidden'])
    .executeTakeFirst()
}

export async function hideFromRanking(tx: Tx, memberId: string, isHidden: boolean) {
  await tx.updateTable('member').set({ ranking_hidden: isHidden }).where('id', '=', memberId).execute()
}

export async function foldMoves(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_ranking(${most}) as folded`.execute(tx)
  return rows[0]?.folded ?? 0
}

export async function scoresOf(db: Db, memberId: string) {
  return db
    .selectFrom('ranking_score')
    .select(['month', 'score as coins', 'is_seen'])
    .where('member_id', '=', memberId)
    .orderBy('month')
    .execute()
}
