-- Redemptions that arrive together are carried out together: most of what a lone one costs is paid per statement and
-- per commit, not per row. Why, and by how much: docs/decisions/016-store.md.
drop function redeem_prize(command_call, uuid, integer, date);
drop function close_command(command_call, uuid, jsonb, jsonb);
drop function answer_of_before(command_call);
drop type command_call;

create type payment as (member_id uuid, coins bigint, redemption_id uuid, facts jsonb, at timestamptz);
create type payment_made as (redemption_id uuid, journal_id bigint, balance bigint, debt bigint);

-- Coins for prizes, out of the lots that expire soonest. The check and the change are one statement; who has not enough
-- is left out of the answer. A member pays once at most: a second payment would be made from the coins of before the
-- first. A redemption that already paid is a mistake of the caller and violates coin_journal_one_debit_per_redemption.
create function pay_with_coins(payments payment[]) returns setof payment_made language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  made payment_made[];
  is_whole boolean;
begin
  perform from coin_account where member_id in (select member_id from unnest(payments)) order by id for no key update;

  with paid as (
    update coin_account set balance = balance - payment.coins from unnest(payments) as payment
    where coin_account.member_id = payment.member_id and balance >= payment.coins
    returning id as wallet_id, balance, debt, payment.member_id, coins, redemption_id, facts, at
  ), taken as materialized (
    select redemption_id, lot.journal_id as lot_id, least(lot.remaining, coins - lot.sooner) as part
    from paid cross join lateral (
      select journal_id, remaining, sum(remaining) over (order by expires_on, journal_id) - remaining as sooner
      from coin_lot where coin_lot.wallet_id = paid.wallet_id and remaining > 0
    ) as lot
    where lot.sooner < coins
  ), emptied as (
    update coin_lot set remaining = remaining - part from taken where journal_id = lot_id
  ), journal as (
    insert into coin_journal (wallet_id, kind, at, redemption_id)
    select wallet_id, 'redemption', at, redemption_id from paid
    returning id, coin_journal.redemption_id
  ), moved as (
    insert into coin_lot_move (journal_id, lot_id, amount)
    select id, lot_id, -part from taken join journal using (redemption_id)
  ), posted as (
    insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
    select id, wallet_id, -coins, balance, debt from paid join journal using (redemption_id)
    union all select id, system_account('spent'), coins, null, null from paid join journal using (redemption_id)
  ), noted as (
    insert into coin_note (member_id, journal_id, facts)
    select member_id, id, facts from paid join journal using (redemption_id) where facts is not null
  )
  select array_agg((redemption_id, id, balance, debt)::payment_made),
    (select sum(part) from taken) = sum(coins) and count(*) = count(distinct redemption_id)
  into made, is_whole
  from paid join journal using (redemption_id);
  if not is_whole then raise exception 'the lots do not hold what the wallets held'; end if;
  return query select * from unnest(made);
end
$$;

create or replace function spend_coins(owner uuid, coins bigint, redemption uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  made payment_made;
  wallet coin_account;
begin
  perform require_coins(coins);
  select * into made from pay_with_coins(array[(owner, coins, redemption, facts, moment)::payment]);
  if found then return (made.journal_id, made.balance, made.debt, null)::coin_movement; end if;
  select * into wallet from coin_account where member_id = owner;
  return (
    null, wallet.balance, wallet.debt, case when found then 'insufficient_coins' else 'no_wallet' end
  )::coin_movement;
end
$$;

-- What a member wants, the key it came with, and what the audit trail will say of it.
create type wish as (
  n integer, member_id uuid, prize_id uuid, price_seen integer, promised date,
  action text, key text, request_hash bytea, at timestamptz, request_id text
);
create type wish_answer as (n integer, refused text, facts jsonb, answer jsonb);

-- Prizes for coins. Every wish is judged and answered by itself, and a refused one leaves nothing behind. The price is
-- the one of this moment or the one kept for the goal, whichever is lower.
--
-- Members are locked first and in the order of their ids, as those who erase themselves are, then wallets and prizes
-- likewise: nobody waits for each other in a circle. Everything is read after that: what is judged cannot change any
-- more, and a rival with the same member's key has either ended or not begun.
create function redeem_prizes(wishes wish[]) returns setof wish_answer language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  answers wish_answer[];
  is_whole boolean;
begin
  perform from member where id in (select member_id from unnest(wishes)) order by id for key share;
  perform from coin_account where member_id in (select member_id from unnest(wishes)) order by id for no key update;
  perform from prize where id in (select prize_id from unnest(wishes)) and stock is not null
  order by id for no key update;

  with asked as materialized (
    select wish.*, uuidv7() as redemption_id, wallet.balance,
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
    left join member_address as place on place.member_id = wish.member_id
    left join prize on prize.id = wish.prize_id
    left join goal on goal.member_id = wish.member_id and goal.prize_id = wish.prize_id
    left join idempotency_key as done on done.actor_id = wish.member_id and done.key = wish.key
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
        where member_id = asked.member_id and prize_id = asked.prize_id and status <> 'cancelled'
      ) then 'limit_reached'
    end as refused
    from asked
  ), queued as materialized (
    select judged.*, row_number() over (partition by prize_id, refused is null order by n) as place from judged
  ), granted as materialized (
    select * from queued where refused is null and (stock is null or place <= stock)
  ), paid as materialized (
    select redemption_id, pays.balance from pay_with_coins(array(
      select (member_id, cost, redemption_id, jsonb_build_object('titles', titles), at)::payment from granted
    )) as pays
  ), made as (
    insert into redemption (
      id, member_id, prize_id, titles, image, price, took_stock, requested_at, deliver_by, address
    )
    select redemption_id, member_id, prize_id, titles, image, cost, stock is not null, at, promised, address
    from granted
    returning id as redemption_id, 'R-' || number as code
  ), unstocked as (
    update prize set stock = prize.stock - units, taken = taken + units
    from (select prize_id, count(*) as units from granted where stock is not null group by prize_id) as wanted
    where prize.id = prize_id and prize.stock >= units
  ), reached as (
    delete from goal using granted where is_goal and goal.member_id = granted.member_id
  ), told as (
    insert into notification (member_id, kind, facts, link, created_at)
    select member_id, 'redemption_requested', jsonb_build_object('titles', titles), '/meus-resgates', at from granted
  ), audited as (
    insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
    select at, 'member', member_id, action, redemption_id, jsonb_build_object('prize', prize_id, 'coins', cost),
      request_id
    from granted
  ), answered as materialized (
    select granted.n, jsonb_build_object(
      'id', redemption_id, 'code', code, 'coins', cost, 'balance', paid.balance, 'deliver_by', promised
    ) as answer
    from granted join made using (redemption_id) join paid using (redemption_id)
  ), kept as (
    insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
    select member_id, key, action, request_hash, answered.answer, at from granted join answered using (n)
    where key is not null
  )
  select
    array_agg((
      queued.n,
      case
        when refused is null and answered.n is null then 'sold_out'
        when refused <> 'done' then refused
      end,
      case when refused = 'price_changed' then jsonb_build_object('value', cost) end,
      coalesce(answered.answer, queued.answer)
    )::wish_answer),
    count(answered.n) = (select count(*) from granted)
  into answers, is_whole
  from queued left join answered using (n);
  if not is_whole then raise exception 'a redemption was granted and not paid'; end if;
  return query select * from unnest(answers);
end
$$;
