import type { LedgerCheck } from '#server/coins/audit.ts'
import { creditKinds, listed, reversalKinds } from '#server/coins/credit-kinds.ts'

const reversals = `select id, reverses, at from coin_journal
  where reverses is not null and kind in (${listed(reversalKinds)})`

const credits = listed(creditKinds)

/** The ranking is a copy of the ledger, kept for speed. */
export const rankingChecks: readonly LedgerCheck[] = [
  {
    // Sums with a random weight for everybody and every month. The months are numbered, because to work out the month
    // in São Paulo of every credit is slow.
    screen: `with month as materialized (
        select month::date, month::timestamp at time zone 'America/Sao_Paulo' as begins_at,
          row_number() over (order by month) as place
        from (
          select generate_series(min(month), greatest(max(month), date ':today'), interval '1 month') as month
          from ranking_score
        ) as known
      ), calendar as materialized (select coalesce(array_agg(begins_at order by place), '{}') as begins from month)
      select scored is distinct from earned
      from (
        select sum((uuid_hash_extended(member_id, coalesce(place, -1)) >> 32) * score) filter (where score <> 0) as scored
        from ranking_score left join month using (month)
      ) as ranking,
      (
        select sum((uuid_hash_extended(member_id, place) >> 32) * amount) filter (where taken_back is distinct from place)
          as earned
        from (
          select member_id, amount, width_bucket(credit.at, begins) as place, width_bucket(reversal.at, begins) as taken_back
          from calendar, coin_journal as credit
          join coin_lot as lot on lot.journal_id = credit.id
          join coin_account as wallet on wallet.id = credit.wallet_id
          left join (${reversals}) as reversal on reversal.reverses = credit.id
          where credit.kind in (${credits}) and member_id is not null
        ) as part
      ) as ledger`,
    facts: `select member_id, month, coalesce(score, 0) as score, coalesce(earned, 0) as earned
      from ranking_score
      full join (
        select month_in_sao_paulo(credit.at) as month, member_id,
          coalesce(sum(lot.amount) filter (where reversal.id is null), 0) as earned
        from coin_journal as credit
        join coin_lot as lot on lot.journal_id = credit.id
        join coin_account as wallet on wallet.id = credit.wallet_id
        left join (${reversals}) as reversal
          on reversal.reverses = credit.id and month_in_sao_paulo(reversal.at) = month_in_sao_paulo(credit.at)
        where credit.kind in (${credits}) and member_id is not null
        group by 1, 2
      ) as ledger using (month, member_id)`,
    rules: [
      {
        name: 'a score is what was earned in its month and not taken back in it',
        broken: 'score <> earned',
        row: `format('member %s has %s in %s, the ledger says %s', member_id, score, month, earned)`,
      },
    ],
  },
  {
    name: 'who is seen in the ranking is who takes part in it',
    sql: `select format('member %s in %s', member_id, month) as row
      from ranking_score join member on member.id = member_id where is_seen <> is_ranked(member)`,
  },
  {
    name: 'the tally counts everybody who is seen, at every level',
    sql: `select format('%s people at level %s of %s with %s, counted %s', coalesce(there, 0), level, month, prefix,
        coalesce(counted, 0)) as row
      from (
        select month, level::smallint, score >> (4 * level) as prefix, sum(people) as there
        from (
          select month, score, count(*) as people from ranking_score where is_seen and score > 0 group by month, score
        ) as equal cross join generate_series(0, 9) as level group by 1, 2, 3
      ) as scores
      full join (
        select month, level, prefix, sum(people) as counted from (
          select month, level, prefix, people from ranking_tally
          union all
          select month, level::smallint, score >> (4 * level), people
          from ranking_move cross join generate_series(0, 9) as level
        ) as part group by month, level, prefix
      ) as tally using (month, level, prefix)
      where coalesce(there, 0) <> coalesce(counted, 0)`,
  },
]
