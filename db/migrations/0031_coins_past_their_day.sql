-- A coin past its last day is nobody's to spend, whether or not a job has run: whoever moves coins of a wallet first
-- ends those that are overdue.

-- One journal for each day. The caller holds the wallet's lock; the answer is the wallet as it is afterwards.
create function end_overdue_coins(wallet coin_account, moment timestamptz) returns coin_account language plpgsql as $$
declare
  due record;
  journal bigint;
begin
  for due in
    select expires_on, sum(remaining)::bigint as coins from coin_lot
    where wallet_id = wallet.id and remaining > 0 and expires_on < day_in_sao_paulo(moment)
    group by expires_on order by expires_on
  loop
    update coin_account set balance = balance - due.coins
    where id = wallet.id and balance >= due.coins returning * into strict wallet;
    insert into coin_journal (wallet_id, kind, at) values (wallet.id, 'expiry', moment) returning id into journal;
    perform post_coins(wallet, journal, -due.coins, 'expired');
    with ended as (
      update coin_lot set remaining = 0, expired = expired + remaining
      where wallet_id = wallet.id and remaining > 0 and expires_on = due.expires_on
      returning journal_id as lot, old.remaining as coins
    )
    insert into coin_lot_move (journal_id, lot_id, amount) select journal, lot, -coins from ended;
    perform keep_note(wallet, journal, jsonb_build_object('expired_on', due.expires_on));
  end loop;
  return wallet;
end
$$;

-- What a member can spend on a day, for those who only look.
create function spendable_coins(wallet coin_account, today date) returns bigint language sql stable
return wallet.balance - coalesce((
  select sum(remaining)::bigint from coin_lot
  where wallet_id = wallet.id and remaining > 0 and expires_on < today
), 0);

-- Ends the coins of up to `most` wallets whose last day is over, and answers how many wallets it looked at: none is left
-- when it answers 0. Wallets are locked in the order of their ids.
create or replace function expire_coins(moment timestamptz, most integer) returns integer language plpgsql as $$
declare
  overdue coin_account;
  looked integer := 0;
begin
  for overdue in
    select * from coin_account
    where id in (
      select distinct wallet_id from coin_lot where remaining > 0 and expires_on < day_in_sao_paulo(moment)
      order by wallet_id limit most
    )
    order by id for update
  loop
    perform end_overdue_coins(overdue, moment);
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

create or replace function spend_coins(owner uuid, coins bigint, redemption uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  made payment_made;
  wallet coin_account;
begin
  perform require_coins(coins);
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  wallet := end_overdue_coins(wallet, moment);
  select * into made from pay_with_coins(array[(owner, coins, redemption, facts, moment)::payment]);
  if found then return (made.journal_id, made.balance, made.debt, null)::coin_movement; end if;
  return (null, wallet.balance, wallet.debt, 'insufficient_coins')::coin_movement;
end
$$;

-- The team gives coins or takes them, never more than there are.
create or replace function adjust_coins(owner uuid, coins bigint, staff uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  journal bigint;
begin
  perform require_coins(abs(coins));
  if facts ->> 'reason' is null or facts ->> 'reason' = '' then
    raise exception 'an adjustment without a reason' using errcode = 'check_violation';
  end if;
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  wallet := end_overdue_coins(wallet, moment);
  if wallet.balance < -coins then
    return (null, wallet.balance, wallet.debt, 'insufficient_coins')::coin_movement;
  end if;
  insert into coin_journal (wallet_id, kind, at, staff_id) values (wallet.id, 'adjustment', moment, staff)
  returning id into journal;
  if coins > 0 then return receive_coins(wallet, journal, coins, 'adjusted', facts, moment); end if;
  update coin_account set balance = balance + coins where id = wallet.id returning * into wallet;
  perform post_coins(wallet, journal, coins, 'adjusted');
  perform take_from_lots(wallet.id, journal, -coins);
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

-- Takes back what should not have been earned; once per credit. What is no longer in the wallet becomes a debt, except
-- for coins of this very credit that expired: those are gone already.
create or replace function reverse_credit(credit bigint, staff uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  source coin_journal;
  lot coin_lot;
  journal bigint;
  held bigint;
begin
  select * into source from coin_journal where id = credit;
  select * into wallet from coin_account
  where id = (select wallet_id from coin_lot where journal_id = credit) for update;
  if not found then return (null, null, null, 'nothing_to_undo')::coin_movement; end if;
  if wallet.member_id is null then return (null, null, null, 'no_wallet')::coin_movement; end if;
  if exists (select from coin_journal where reverses = credit) then
    return (null, wallet.balance, wallet.debt, 'already_done')::coin_movement;
  end if;
  wallet := end_overdue_coins(wallet, moment);
  insert into coin_journal (wallet_id, kind, at, invoice_id, challenge_id, reverses, staff_id)
  values (
    wallet.id,
    case source.kind
      when 'invoice_credit' then 'invoice_reversal'
      when 'challenge_bonus' then 'challenge_reversal'
      else 'adjustment_reversal'
    end,
    moment, source.invoice_id, source.challenge_id, credit, staff
  ) returning id into journal;
  select * into lot from coin_lot where journal_id = credit;
  held := least(wallet.balance, lot.amount - lot.expired);
  update coin_account
  set balance = balance - held, debt = debt + lot.amount - lot.expired - held, points = points - lot.amount
  where id = wallet.id returning * into wallet;
  insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
  select journal, wallet.id, lot.expired - lot.amount, wallet.balance, wallet.debt
  union all select journal, system_account(case source.kind when 'adjustment' then 'adjusted' else 'issued' end),
    lot.amount, null, null
  union all select journal, system_account('expired'), -lot.expired, null, null where lot.expired > 0;
  perform take_from_lots(wallet.id, journal, held, credit);
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

-- A wish with all that speaks for and against it. `refused` is null for what is granted, `done` for what was granted
-- before with the same key.
create type judged_wish as (
  n integer, member_id uuid, prize_id uuid, promised date, action text, key text, request_hash bytea, at timestamptz,
  request_id text, balance bigint, titles jsonb, image text, takes_stock boolean, cost integer, is_goal boolean,
  address jsonb, redemption_id uuid, number bigint, refused text, answer jsonb
);

-- Members are locked first and in the order of their ids, as those who erase themselves are, then wallets and prizes
-- likewise, so that no two calls wait for each other.
create function lock_wishes(wishes wish[]) returns void language plpgsql as $$
begin
  perform from member where id = any (array(select member_id from unnest(wishes))) order by id for key share;
  perform from coin_account where member_id = any (array(select member_id from unnest(wishes)))
  order by id for no key update;
  perform from prize where id = any (array(select prize_id from unnest(wishes))) and stock is not null
  order by id for no key update;
  perform end_overdue_coins(wallet, wish.at)
  from unnest(wishes) as wish join coin_account as wallet on wallet.member_id = wish.member_id
  where exists (
    select from coin_lot
    where coin_lot.wallet_id = wallet.id and remaining > 0 and expires_on < day_in_sao_paulo(wish.at)
  );
end
$$;

-- Each wish by itself, in their order where several want the last units. The price is the one of this moment or the one
-- kept for the goal, whichever is lower.
create function judge_wishes(wishes wish[]) returns setof judged_wish language plpgsql as $$
begin
  return query
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

-- Everything that a granted wish leaves behind besides its payment.
create function grant_wishes(granted judged_wish[]) returns void language plpgsql as $$
begin
  with made as (
    insert into redemption (
      id, number, member_id, prize_id, titles, image, price, took_stock, requested_at, deliver_by, address
    ) overriding system value
    select redemption_id, number, member_id, prize_id, titles, image, cost, takes_stock, at, promised, address
    from unnest(granted)
  ), unstocked as (
    update prize set stock = prize.stock - units, taken = taken + units
    from (select prize_id, count(*) as units from unnest(granted) where takes_stock group by prize_id) as wanted
    where prize.id = prize_id and prize.stock >= units
  ), reached as (
    delete from goal where member_id = any (array(select member_id from unnest(granted) where is_goal))
  ), told as (
    insert into notification (member_id, kind, facts, link, created_at)
    select member_id, 'redemption_requested', jsonb_build_object('titles', titles), '/meus-resgates/' || redemption_id,
      at
    from unnest(granted)
  ), kept as (
    insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
    select member_id, key, action, request_hash, answer, at from unnest(granted) where key is not null
  )
  insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
  select at, 'member', member_id, action, redemption_id, jsonb_build_object('prize', prize_id, 'coins', cost),
    request_id
  from unnest(granted);
end
$$;

-- Prizes for coins. Every wish is judged and answered by itself, and a refused one leaves nothing behind. What is judged
-- is locked, so it cannot change any more, and a rival with the same member's key has either ended or not begun.
create or replace function redeem_prizes(wishes wish[]) returns setof wish_answer language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  judged judged_wish[];
  granted judged_wish[];
  payments payment[];
begin
  perform lock_wishes(wishes);
  judged := array(select one from judge_wishes(wishes) as one);
  granted := array(select one from unnest(judged) as one where one.refused is null);
  payments := array(
    select (member_id, cost, redemption_id, jsonb_build_object('titles', titles), at)::payment from unnest(granted)
  );
  if (select count(*) from pay_with_coins(payments)) <> cardinality(granted) then
    raise exception 'a redemption was granted and not paid';
  end if;
  perform grant_wishes(granted);
  return query
  select n, nullif(refused, 'done'), case when refused = 'price_changed' then jsonb_build_object('value', cost) end, answer
  from unnest(judged);
end
$$;
