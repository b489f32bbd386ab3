import type { LedgerCheck } from '#server/coins/audit.ts'

/** What is left of each credit, until when, and what took from it. */
export const lotChecks: readonly LedgerCheck[] = [
  {
    name: 'a lot ends on the day that its lifetime says, and that lifetime was in force once',
    // The balances of an older programme may bring a last day of their own.
    sql: `select format('lot %s of %s with %s months ends on %s', journal_id, day_in_sao_paulo(at), lifetime_months,
        expires_on) as row
      from coin_lot join coin_journal on coin_journal.id = journal_id
      where expires_on <> (day_in_sao_paulo(at) + make_interval(months => lifetime_months))::date
      or lifetime_months not in (select months from coin_lifetime)
      or lifetime_months is null and (kind <> 'import_credit' or expires_on < day_in_sao_paulo(at))
      or coin_lot.wallet_id <> coin_journal.wallet_id`,
  },
  {
    // Sums that are equal if every lot is right, each with a random weight, and a look at every move. The day in São
    // Paulo is worked out only around the last day, because that is slow.
    screen: `select taken is distinct from moved or lot.ended is distinct from move.ended or strange > 0 or misplaced > 0
      from (
        select coalesce(sum(hashint8(journal_id)::bigint * (remaining - amount)), 0) as taken,
          coalesce(sum(hashint8(journal_id)::bigint * expired), 0) as ended,
          count(*) filter (where remaining < 0 or remaining > amount) as strange
        from coin_lot
      ) as lot,
      (
        select coalesce(sum(hashint8(lot_id)::bigint * amount), 0) as moved,
          coalesce(-sum(hashint8(lot_id)::bigint * amount) filter (where kind = 'expiry'), 0) as ended,
          count(*) filter (
            where lot is null or coin_journal.wallet_id is distinct from lot.wallet_id
            or amount < 0 and kind = 'redemption' and at < opens_at
            or amount < 0 and kind <> 'write_off'
            and case when kind = 'expiry' then at < expires_on + 3 else at > expires_on - 1 end
            and (kind = 'expiry') <> (day_in_sao_paulo(at) > expires_on)
          ) as misplaced
        from coin_lot_move
        left join (select journal_id as lot, wallet_id, expires_on, opens_at from coin_lot) as lot on lot = lot_id
        left join coin_journal on coin_journal.id = coin_lot_move.journal_id
      ) as move`,
    facts: `select lot.journal_id as lot, move.journal_id as mover, move.amount as moved, kind, at,
        move.wallet_id as moving_wallet, lot.wallet_id, lot.amount, remaining, expired, expires_on,
        opens_at, lot.amount + coalesce(sum(move.amount) over own, 0) as held,
        coalesce(-sum(move.amount) filter (where kind = 'expiry') over own, 0) as ended
      from coin_lot as lot
      full join (
        select lot_id, coin_lot_move.journal_id, amount, kind, at, wallet_id
        from coin_lot_move left join coin_journal on coin_journal.id = coin_lot_move.journal_id
      ) as move on move.lot_id = lot.journal_id
      window own as (partition by lot.journal_id)`,
    rules: [
      {
        name: 'a lot holds what was not taken from it',
        broken: 'remaining <> held or expired <> ended or remaining < 0 or remaining > amount',
        row: `format('lot %s has %s of %s left and %s expired', lot, remaining, amount, expired)`,
      },
      {
        name: 'lots are moved by journals of their own wallet',
        broken: 'mover is not null and (lot is null or moving_wallet is distinct from wallet_id)',
        row: `format('journal %s moved lot %s', mover, lot)`,
      },
      {
        // What somebody leaves behind is written off, overdue or not.
        name: 'coins are taken until their last day, and expire after it',
        broken: `moved < 0 and kind <> 'write_off' and (kind = 'expiry') <> (day_in_sao_paulo(at) > expires_on)`,
        row: `format('journal %s (%s of %s) took from lot %s, good until %s', mover, kind, day_in_sao_paulo(at), lot,
          expires_on)`,
      },
      {
        // Whatever else takes coins works on the whole wallet.
        name: 'no coins are spent before they open',
        broken: `moved < 0 and kind = 'redemption' and at < opens_at`,
        row: `format('journal %s of %s spent coins of lot %s, which opens at %s', mover, at, lot, opens_at)`,
      },
    ],
  },
  {
    // The nightly job has a day to end them, counted from a refund to a lot that was over.
    name: 'no coins are left long after their last day',
    sql: `select format('lot %s has %s left, good until %s', journal_id, remaining, expires_on) as row
      from coin_lot as lot
      where remaining > 0 and expires_on < date ':today' - 1 and not exists (
        select from coin_lot_move as move join coin_journal as journal on journal.id = move.journal_id
        where move.lot_id = lot.journal_id and move.amount > 0 and day_in_sao_paulo(at) >= date ':today' - 1
      )`,
  },
  {
    // A reversal begins with the lot of its own credit, whenever that ends, and a redemption passes over lots that are not
    // open yet. Only wallets are looked at where a lot was
    // used before another that ends sooner had its last movement.
    name: 'the coins that end soonest are taken first',
    sql: `with used as (
        select lot_id, max(journal_id) as last_moved, min(journal_id) filter (where amount < 0 and id is null) as first_taken
        from coin_lot_move left join (
          select id, reverses from coin_journal where reverses is not null and kind like '%reversal'
        ) as reversal on reversal.id = journal_id and reverses = lot_id
        group by lot_id
      ), suspect as materialized (
        select distinct wallet_id
        from (
          select wallet_id, first_taken, max(case when remaining > 0 then 9223372036854775807 else last_moved end) over (
            partition by wallet_id order by expires_on, journal_id rows between unbounded preceding and 1 preceding
          ) as sooner_used_until
          from coin_lot left join used on lot_id = journal_id
        ) as lot
        where first_taken < sooner_used_until
      ), lot as materialized (
        select journal_id as id, wallet_id, amount, opens_at,
          row_number() over (partition by wallet_id order by expires_on, journal_id) as place
        from coin_lot join suspect using (wallet_id)
      ), taking as (
        select lot.wallet_id, move.journal_id, max(place) as furthest,
          max(at) filter (where kind = 'redemption') as spent_at
        from coin_lot_move as move join lot on lot.id = lot_id
        left join coin_journal as journal on journal.id = move.journal_id
        where move.amount < 0 and journal.reverses is distinct from lot_id
        group by lot.wallet_id, move.journal_id having max(place) > 1
      ), stretch as (
        select lot_id, since, sum(amount) over own as held, lead(since) over own as until
        from (
          select id as lot_id, id as since, amount from lot
          union all
          select lot_id, journal_id, coin_lot_move.amount from coin_lot_move join lot on lot.id = lot_id
        ) as change
        window own as (partition by lot_id order by since, amount desc)
      )
      select format('journal %s left %s coins in lot %s and took from one that ends later', journal_id, held, lot_id) as row
      from taking join lot using (wallet_id) join stretch on lot_id = lot.id
      where place < furthest and held > 0 and since <= journal_id and (until > journal_id or until is null)
      and (opens_at <= spent_at) is not false`,
  },
  {
    // What pays a debt is kept back from the lot that ends soonest. Most refunds give everything back as it was taken.
    name: 'a refund returns to the lots it came from',
    sql: `with move as materialized (
        select id, lot_id, sum(-amount) filter (where amount < 0) as taken, sum(amount) filter (where amount > 0) as returned
        from coin_lot_move join (
          select id, id as journal from coin_journal where kind = 'redemption_refund'
          union all
          select id, reverses from coin_journal where kind = 'redemption_refund'
        ) as refund on journal = journal_id
        group by id, lot_id
      )
      select format('journal %s gave %s back to lot %s, which %s were taken from', id, returned, lot_id, taken) as row
      from (
        select id, lot_id, taken, returned, sum(taken) over own as so_far,
          sum(taken - returned) over (partition by id) as kept
        from (
          select id, lot_id, coalesce(taken, 0) as taken, coalesce(returned, 0) as returned from move
          where id in (select id from move where taken is distinct from returned)
        ) as move join coin_lot as lot on lot.journal_id = lot_id
        window own as (partition by id order by expires_on, lot_id)
      ) as move
      where returned <> greatest(0, least(taken, so_far - kept))`,
  },
]
