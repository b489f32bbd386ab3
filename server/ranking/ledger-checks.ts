import type { LedgerCheck } from '#server/coins/audit.ts'

/** The ranking is a copy of the ledger, kept for speed. */
export const rankingChecks: readonly LedgerCheck[] = [
  {
    name: 'a score is what was earned in its month and not taken back in it',
    sql: `select format('member %s has %s in %s, the ledger says %s', member_id, coalesce(score, 0), month,
        coalesce(earned, 0)) as row
      from ranking_score
      full join (
        select month_in_sao_paulo(credit.at) as month, member_id,
          coalesce(sum(lot.amount) filter (where reversal.id is null), 0) as earned
        from coin_journal as credit
        join coin_lot as lot on lot.journal_id = credit.id
        join coin_account as wallet on wallet.id = credit.wallet_id
        left join (
          select id, reverses, at from coin_journal where kind in ('invoice_reversal', 'challenge_reversal')
        ) as reversal
          on reversal.reverses = credit.id and month_in_sao_paulo(reversal.at) = month_in_sao_paulo(credit.at)
        where credit.kind in ('invoice_credit', 'challenge_bonus') and member_id is not null
        group by 1, 2
      ) as ledger using (month, member_id)
      where coalesce(score, 0) <> coalesce(earned, 0)`,
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
