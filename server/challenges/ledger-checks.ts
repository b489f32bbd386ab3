import type { LedgerCheck } from '#server/coins/audit.ts'

export const challengeChecks: readonly LedgerCheck[] = [
  {
    name: 'a bonus is of a challenge that there is',
    sql: `select format('journal %s of challenge %s', journal.id, challenge_id) as row
      from coin_journal as journal left join challenge on challenge.id = challenge_id
      where challenge_id is not null and challenge.id is null`,
  },
  {
    name: 'progress is what the invoices brought',
    sql: `select format('member %s has %s of challenge %s, the invoices brought %s', mine.member_id, progress,
        mine.challenge_id, coalesce(brought, 0)) as row
      from challenge_progress as mine
      left join (
        select challenge_id, member_id, sum(amount) as brought
        from (
          select challenge_id, member_id, amount from challenge_contribution join invoice on invoice.id = invoice_id
          union all
          select challenge_id, recommender_id, 1 from challenge_recommendation
          join recommended_purchase on recommended_purchase.id = purchase_id and reversed_at is null
        ) as part
        group by challenge_id, member_id
      ) as contribution using (challenge_id, member_id)
      where progress <> coalesce(brought, 0)`,
  },
  {
    name: 'what an invoice brought belongs to somebody who takes part, and the invoice counts',
    sql: `select format('invoice %s of challenge %s', invoice_id, challenge_id) as row
      from challenge_contribution join invoice on invoice.id = invoice_id
      where status <> 'counted' or not exists (
        select from challenge_progress as mine
        where mine.challenge_id = challenge_contribution.challenge_id and mine.member_id = invoice.member_id
      )`,
  },
  {
    name: 'a challenge pays its bonus to who has reached it and kept it, and to nobody else',
    sql: `select format('member %s, challenge %s: reached %s, paid %s', member_id, challenge_id,
        coalesce(is_reached, false), coalesce(paid, 0)) as row
      from (
        select challenge_id, member_id, reached_at is not null and undone_at is null as is_reached
        from challenge_progress
      ) as mine
      full join (
        select challenge_id, member_id, sum(lot.amount) as paid
        from coin_journal as journal
        join coin_lot as lot on lot.journal_id = journal.id
        join coin_account on coin_account.id = journal.wallet_id
        where journal.kind = 'challenge_bonus' and member_id is not null
        and not exists (select from coin_journal as undoing where undoing.reverses = journal.id)
        group by challenge_id, member_id
      ) as credit using (challenge_id, member_id)
      join challenge on challenge.id = challenge_id
      where coalesce(paid, 0) <> case when is_reached then bonus else 0 end`,
  },
  {
    // Under a cap somebody may have passed the target when no coins were left.
    name: 'a challenge is reached where its target is',
    sql: `select format('member %s has %s of %s of challenge %s', member_id, progress, goal_target, challenge_id) as row
      from challenge_progress as mine join challenge on challenge.id = challenge_id
      where undone_at is null and (reached_at is not null) <> (progress >= goal_target)
      and (reached_at is not null or not exists (select from challenge_cap where challenge_id = challenge.id))`,
  },
  {
    name: 'what a cap counts is what was paid and not taken back, and it is over where there is no room',
    sql: `select format('challenge %s counts %s, paid %s', challenge_id, cap.paid, books.paid) as row
      from challenge_cap as cap join challenge on challenge.id = challenge_id
      cross join lateral (
        select coalesce(sum(lot.amount), 0) as paid
        from coin_journal as journal join coin_lot as lot on lot.journal_id = journal.id
        where journal.kind = 'challenge_bonus' and journal.challenge_id = challenge.id
        and not exists (select from coin_journal as undoing where undoing.reverses = journal.id)
      ) as books
      where cap.paid <> books.paid or (reached_at is not null) <> (cap.paid + bonus > coins)`,
  },
]
