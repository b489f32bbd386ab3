-- Redemptions that arrive together are carried out together: most of what a lone one costs is paid per statement and
-- per commit, not per row. Why, and by how much: docs/decisions/016-store.md.
drop function redeem_prize(command_call, uuid, integer, date);
drop function close_command(command_call, uuid, jsonb, jsonb);
drop function answer_of_before(command_call);
drop type command_call;

-- Both sides of a journal are written by one statement, and journals stay for ever: one look at what a statement added
-- says what a foreign key and a check of every line at commit said, for a tenth of their cost. That a journal has lines
-- at all is still seen at commit, by coin_journal_balanced.
drop trigger coin_entry_balanced on coin_entry;
alter table coin_entry drop constraint coin_entry_journal_id_fkey;
create or replace function require_balanced_journal() returns trigger language plpgsql as $$
declare
  lines bigint;
  total bigint;
begin
  select count(*), coalesce(sum(amount), 0) into lines, total from coin_entry where journal_id = new.id;
  if lines < 2 or total <> 0 then
    raise exception 'journal % has % entries that sum to %', new.id, lines, total
      using errcode = 'check_violation', constraint = 'coin_journal_balanced';
  end if;
  return null;
end
$$;
create function require_balanced_entries() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select journal_id, sum(amount) as total into wrong
  from added left join coin_journal on coin_journal.id = journal_id
  group by journal_id having sum(amount) <> 0 or count(coin_journal.id) = 0 limit 1;
  if found then
    raise exception 'entries of journal % sum to %, or it is not there', wrong.journal_id, wrong.total
      using errcode = 'check_violation', constraint = 'coin_entry_balanced';
  end if;
  return null;
end
$$;
create trigger coin_entry_balanced after insert on coin_entry referencing new table as added
  for each statement execute function require_balanced_entries();

create type payment as (member_id uuid, coins bigint, redemption_id uuid, facts jsonb, at timestamptz);
create type payment_made as (redemption_id uuid, journal_id bigint, balance bigint, debt bigint);

-- The functions below are planned once for a connection, perhaps while tables are still empty, and must not remember
-- that it was cheap to read them whole: lists are short, and each piece is looked up by an index.

-- Coins for prizes, out of the lots that expire soonest. Who has not enough is left out of the answer. The caller has
-- locked the wallets: lots are read as they were when the statement began. A member pays once at most: a second payment
-- would be made from the coins of before the first. A redemption that already paid is a mistake of the caller and
-- violates coin_journal_one_debit_per_redemption.
create function pay_with_coins(payments payment[]) returns setof payment_made language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  made payment_made[];
  is_whole boolean;
begin
  -- Ids are taken from their sequence before the rows are made: nothing has to be put together again afterwards.
  with paid as (
    update coin_account set balance = balance - payment.coins from unnest(payments) as payment
    where coin_account.member_id = payment.member_id and balance >= payment.coins
    returning nextval('coin_journal_id_seq') as journal_id, id as wallet_id, balance, debt, coins, at,
      payment.member_id, redemption_id, facts
  ), taken as materialized (
    select paid.journal_id, lot.journal_id as lot_id, least(lot.remaining, coins - lot.sooner) as part
    from paid cross join lateral (
      select journal_id, remaining, sum(remaining) over (order by expires_on, journal_id) - remaining as sooner
      from coin_lot where coin_lot.wallet_id = paid.wallet_id and remaining > 0
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

create or replace function spend_coins(owner uuid, coins bigint, redemption uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  made payment_made;
  wallet coin_account;
begin
  perform require_coins(coins);
  perform from coin_account where member_id = owner for no key update;
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
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  answers wish_answer[];
  is_whole boolean;
begin
  perform from member where id = any (array(select member_id from unnest(wishes))) order by id for key share;
  perform from coin_account where member_id = any (array(select member_id from unnest(wishes)))
  order by id for no key update;
  perform from prize where id = any (array(select prize_id from unnest(wishes))) and stock is not null
  order by id for no key update;

  with asked as materialized (
    select wish.*, wallet.balance,
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
        where member_id = asked.member_id and prize_id = asked.prize_id and status <> 'cancelled'
      ) then 'limit_reached'
    end as refused
    from asked
  ), queued as materialized (
    select judged.*, row_number() over (partition by prize_id, refused is null order by n) as place from judged
  ), granted as materialized (
    select queued.*, uuidv7() as redemption_id, nextval('redemption_number_seq') as number from queued
    where refused is null and (stock is null or place <= stock)
  ), paid as materialized (
    select count(*) as payments from pay_with_coins(array(
      select (member_id, cost, redemption_id, jsonb_build_object('titles', titles), at)::payment from granted
    ))
  ), made as (
    insert into redemption (
      id, number, member_id, prize_id, titles, image, price, took_stock, requested_at, deliver_by, address
    ) overriding system value
    select redemption_id, number, member_id, prize_id, titles, image, cost, stock is not null, at, promised, address
    from granted
  ), unstocked as (
    update prize set stock = prize.stock - units, taken = taken + units
    from (select prize_id, count(*) as units from granted where stock is not null group by prize_id) as wanted
    where prize.id = prize_id and prize.stock >= units
  ), reached as (
    delete from goal where member_id = any (array(select member_id from granted where is_goal))
  ), told as (
    insert into notification (member_id, kind, facts, link, created_at)
    select member_id, 'redemption_requested', jsonb_build_object('titles', titles), '/meus-resgates/' || redemption_id,
      at
    from granted
  ), audited as (
    insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
    select at, 'member', member_id, action, redemption_id, jsonb_build_object('prize', prize_id, 'coins', cost),
      request_id
    from granted
  ), answered as materialized (
    select granted.n, member_id, key, action, request_hash, at, jsonb_build_object(
      'id', redemption_id, 'code', 'R-' || number, 'coins', cost, 'balance', balance - cost, 'deliver_by', promised
    ) as answer
    from granted
  ), kept as (
    insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
    select member_id, key, action, request_hash, answer, at from answered where key is not null
  ), told_each as (
    select n, null as refused, null::jsonb as facts, answer from answered
    union all
    select n,
      case when refused is null then 'sold_out' when refused <> 'done' then refused end,
      case when refused = 'price_changed' then jsonb_build_object('value', cost) end,
      answer
    from queued where refused is not null or place > stock
  )
  select array_agg((n, refused, facts, answer)::wish_answer), (select payments from paid) = (select count(*) from granted)
  into answers, is_whole
  from told_each;
  if not is_whole then raise exception 'a redemption was granted and not paid'; end if;
  return query select * from unnest(answers);
end
$$;
