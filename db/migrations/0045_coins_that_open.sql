-- Coins may open later than they are credited: they are there, and cannot be spent before. Only spending asks; whatever
-- else moves coins works on the whole wallet. Why: docs/decisions/010-ledger.md.

alter table coin_lot
  -- The moment from which they can be spent; null if that was from the beginning.
  add column opens_at timestamptz;
drop trigger coin_lot_fixed on coin_lot;
create trigger coin_lot_fixed
  before update of journal_id, wallet_id, amount, expires_on, lifetime_months, opens_at or delete or truncate on coin_lot
  for each statement execute function refuse_rewriting();
-- The few lots that open later, found without a look at the others.
create index coin_lot_opening on coin_lot (wallet_id, opens_at) where remaining > 0 and opens_at is not null;

-- What a wallet holds and cannot spend yet.
create function closed_coins(wallet bigint, moment timestamptz) returns bigint language sql stable
return coalesce((
  select sum(remaining)::bigint from coin_lot
  where wallet_id = wallet and remaining > 0 and opens_at > moment and expires_on >= day_in_sao_paulo(moment)
), 0);

-- What a member can spend at a moment, for those who only look. The version before asks the one with a day, which does
-- not know that coins open.
create function spendable_coins(wallet coin_account, moment timestamptz) returns bigint language sql stable
return wallet.balance - coalesce((
  select sum(remaining)::bigint from coin_lot
  where wallet_id = wallet.id and remaining > 0 and expires_on < day_in_sao_paulo(moment)
), 0) - closed_coins(wallet.id, moment);

-- When closed coins open, and how many, the soonest first. Of more than twelve moments the last ones are told as one, at
-- which all of them are open: the sum is always the whole.
create function opening_coins(wallet bigint, moment timestamptz) returns jsonb language sql stable
return (
  select coalesce(jsonb_agg(jsonb_build_object('at', at, 'coins', coins) order by at), '[]')
  from (
    select max(opens_at) as at, sum(remaining)::bigint as coins
    from (
      select opens_at, remaining, least(dense_rank() over (order by opens_at), 12) as place from coin_lot
      where wallet_id = wallet and remaining > 0 and opens_at > moment and expires_on >= day_in_sao_paulo(moment)
    ) as lot
    group by place
  ) as opening
);

drop function receive_coins(coin_account, bigint, bigint, text, jsonb, timestamptz);

-- Coins come in: they pay the debt first, the rest is a new lot. The caller holds the wallet's lock.
create function receive_coins(
  wallet coin_account, journal bigint, coins bigint, counterpart text, facts jsonb, moment timestamptz,
  opens timestamptz default null
) returns coin_movement language plpgsql as $$
declare
  paid bigint := least(wallet.debt, coins);
begin
  update coin_account set balance = balance + coins - paid, debt = debt - paid, points = points + coins
  where id = wallet.id returning * into wallet;
  perform post_coins(wallet, journal, coins, counterpart);
  insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months, opens_at)
  select journal, wallet.id, coins, coins - paid,
    (day_in_sao_paulo(moment) + make_interval(months => coins_expire_after_months))::date, coins_expire_after_months,
    opens
  from setting;
  insert into coin_lot_move (journal_id, lot_id, amount) select journal, journal, -paid where paid > 0;
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

drop function credit_coins(uuid, bigint, text, uuid, jsonb, timestamptz);

-- Coins for an invoice or for a challenge; once per source.
create function credit_coins(
  owner uuid, coins bigint, cause text, source uuid, facts jsonb, moment timestamptz, opens timestamptz default null
) returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  journal bigint;
begin
  perform require_coins(coins);
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  insert into coin_journal (wallet_id, kind, at, invoice_id, challenge_id) values (
    wallet.id, cause, moment,
    case cause when 'invoice_credit' then source end, case cause when 'challenge_bonus' then source end
  ) on conflict do nothing returning id into journal;
  if journal is null then return (null, wallet.balance, wallet.debt, 'already_done')::coin_movement; end if;
  return receive_coins(wallet, journal, coins, 'issued', facts, moment, opens);
end
$$;

-- The two functions below ask for closed lots themselves: for many wishes at once a call of closed_coins for each would
-- be a tenth of their time. Lots that are overdue have been ended before them.

-- Coins for prizes, out of the open lots that expire soonest. Who has not enough is left out of the answer. The caller has
-- locked the wallets: lots are read as they were when the statement began. A member pays once at most: a second payment
-- would be made from the coins of before the first. A redemption that already paid is a mistake of the caller and
-- violates coin_journal_one_debit_per_redemption.
create or replace function pay_with_coins(payments payment[]) returns setof payment_made language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  made payment_made[];
  is_whole boolean;
begin
  -- Ids are taken from their sequence before the rows are made: nothing has to be put together again afterwards.
  with paid as (
    update coin_account set balance = balance - payment.coins from unnest(payments) as payment
    where coin_account.member_id = payment.member_id
    and balance - coalesce((
      select sum(remaining) from coin_lot where wallet_id = coin_account.id and remaining > 0 and opens_at > payment.at
    ), 0) >= payment.coins
    returning nextval('coin_journal_id_seq') as journal_id, id as wallet_id, balance, debt, coins, at,
      payment.member_id, redemption_id, facts
  ), taken as materialized (
    select paid.journal_id, lot.journal_id as lot_id, least(lot.remaining, coins - lot.sooner) as part
    from paid cross join lateral (
      select journal_id, remaining, sum(remaining) over (order by expires_on, journal_id) - remaining as sooner
      from coin_lot
      where coin_lot.wallet_id = paid.wallet_id and remaining > 0 and (opens_at is null or opens_at <= paid.at)
    ) as lot
    where lot.sooner < coins
  ), emptied as (
    update coin_lot set remaining = remaining - part from taken where coin_lot.journal_id = lot_id
  ), journal as (
    insert into coin_journal (id, wallet_id, kind, at, redemption_id) overriding system value
    select journal_id, wallet_id, 'redemption', at, redemption_id from paid
  ), moved as (
    insert into coin_lot_move (journal_id, lot_id, amount) select journal_id, lot_id, -part from taken
  ), posted as (
    insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
    select journal_id, wallet_id, -coins, balance, debt from paid
    union all select journal_id, system_account('spent'), coins, null, null from paid
  ), noted as (
    insert into coin_note (member_id, journal_id, facts)
    select member_id, journal_id, facts from paid where facts is not null
  )
  select array_agg((redemption_id, journal_id, balance, debt)::payment_made),
    (select sum(part) from taken) = sum(coins)
  into made, is_whole
  from paid;
  if not is_whole then raise exception 'the lots do not hold what the wallets held'; end if;
  return query select * from unnest(made);
end
$$;

-- Each wish by itself, in their order where several want the last units. The price is the one of this moment or the one
-- kept for the goal, whichever is lower.
create or replace function judge_wishes(wishes wish[]) returns setof judged_wish language plpgsql as $$
begin
  return query
  with asked as materialized (
    select wish.*, wallet.balance - coalesce(closed.coins, 0) as balance,
      member.id is not null as is_there,
      prize.id is not null and is_open(prize, member.profile_type, wish.at) as is_open,
      prize.titles, prize.images[1] as image, prize.stock, prize.limit_per_member,
      least(prize.price, case when goal.kept_until >= day_in_sao_paulo(wish.at) then goal.price end) as cost,
      goal.member_id is not null as is_goal, to_jsonb(place) - 'member_id' as address,
      done.key is not null as is_done, done.answer,
      (done.action, done.request_hash) is distinct from (wish.action, wish.request_hash) as is_other_request
    from unnest(wishes) as wish
    left join member on member.id = wish.member_id
    left join coin_account as wallet on wallet.member_id = wish.member_id
    left join lateral (
      select sum(remaining)::bigint as coins from coin_lot
      where wallet_id = wallet.id and remaining > 0 and opens_at > wish.at
    ) as closed on true
    left join member_address as place on place.member_id = wish.member_id
    left join prize on prize.id = wish.prize_id
    left join lateral (
      select * from goal where member_id = wish.member_id limit 1
    ) as goal on goal.prize_id = wish.prize_id
    left join lateral (
      select * from idempotency_key where actor_id = wish.member_id and key = wish.key limit 1
    ) as done on true
  ), judged as materialized (
    select asked.*, case
      when is_done and is_other_request then 'idempotency_key_reused'
      when is_done then 'done'
      when not is_there then 'signed_out'
      when not is_open then 'item_unavailable'
      when stock = 0 then 'sold_out'
      when price_seen <> cost then 'price_changed'
      when address is null then 'address_incomplete'
      when balance is null or balance < cost then 'insufficient_coins'
      when limit_per_member is not null and limit_per_member <= (
        select count(*) from redemption
        where redemption.member_id = asked.member_id and redemption.prize_id = asked.prize_id and status <> 'cancelled'
      ) then 'limit_reached'
    end as refused
    from asked
  ), queued as materialized (
    select judged.*, row_number() over (partition by judged.prize_id, judged.refused is null order by judged.n) as place
    from judged
  ), numbered as materialized (
    select queued.*, verdict.refused as verdict,
      case when verdict.refused is null then uuidv7() end as redemption_id,
      case when verdict.refused is null then nextval('redemption_number_seq') end as number
    from queued cross join lateral (
      select case when queued.refused is null and place > stock then 'sold_out' else queued.refused end as refused
    ) as verdict
  )
  select one.n, one.member_id, one.prize_id, one.promised, one.action, one.key, one.request_hash, one.at,
    one.request_id, one.balance, one.titles, one.image, one.stock is not null, one.cost, one.is_goal, one.address,
    one.redemption_id, one.number, one.verdict,
    case when one.verdict is null then jsonb_build_object(
      'id', one.redemption_id, 'code', 'R-' || one.number, 'coins', one.cost, 'balance', one.balance - one.cost,
      'deliver_by', one.promised
    ) else one.answer end
  from numbered as one;
end
$$;
