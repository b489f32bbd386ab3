-- A prize without a number of units is not locked by those who redeem it. If it got one since, whoever judged it by the
-- new number without its lock would promise the same unit as a rival: they begin anew.
drop function lock_wishes(wish[]);

-- Members are locked first and in the order of their ids, as those who erase themselves are, then wallets and prizes
-- likewise, so that no two calls wait for each other. Answers the prizes whose units nobody else can take meanwhile.
create function lock_wishes(wishes wish[]) returns uuid[] language plpgsql as $$
declare
  counted uuid[];
begin
  perform from member where id = any (array(select member_id from unnest(wishes))) order by id for key share;
  perform from coin_account where member_id = any (array(select member_id from unnest(wishes)))
  order by id for no key update;
  counted := array(
    select id from prize where id = any (array(select prize_id from unnest(wishes))) and stock is not null
    order by id for no key update
  );
  perform end_overdue_coins(wallet, wish.at)
  from unnest(wishes) as wish join coin_account as wallet on wallet.member_id = wish.member_id
  where exists (
    select from coin_lot
    where coin_lot.wallet_id = wallet.id and remaining > 0 and expires_on < day_in_sao_paulo(wish.at)
  );
  return counted;
end
$$;

-- Prizes for coins. Every wish is judged and answered by itself, and a refused one leaves nothing behind. What is judged
-- is locked, so it cannot change any more, and a rival with the same member's key has either ended or not begun.
create or replace function redeem_prizes(wishes wish[]) returns setof wish_answer language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
declare
  counted uuid[];
  judged judged_wish[];
  granted judged_wish[];
  payments payment[];
begin
  counted := lock_wishes(wishes);
  judged := array(select one from judge_wishes(wishes) as one);
  granted := array(select one from unnest(judged) as one where one.refused is null);
  if exists (select from unnest(granted) as one where takes_stock and one.prize_id <> all (counted)) then
    raise exception 'a prize began to be counted' using errcode = 'serialization_failure';
  end if;
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

-- Mails that the mail server has taken. A job that is run again does not send its mail a second time.
create table handed_mail (
  -- The part of the mail's Message-ID before the @, which is that of its job.
  event_id text primary key,
  handed_at timestamptz not null
);
create index handed_mail_by_time on handed_mail (handed_at);

-- The one order of locks (docs/decisions/010-ledger.md): whoever touches what belongs to members locks them first, in
-- the order of their ids, and only then their things. Whoever is erased is locked before everything else too, so that
-- nobody waits for an erasure with something in hand that it waits for.
create function lock_members(ids uuid[]) returns void language plpgsql as $$
begin
  perform from member where id = any (ids) order by id for key share;
end
$$;

create or replace function adjust_coins(
  owner uuid, coins bigint, staff uuid, second uuid, facts jsonb, moment timestamptz
)
returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  journal bigint;
begin
  perform require_coins(abs(coins));
  if facts ->> 'reason' is null or facts ->> 'reason' = '' then
    raise exception 'an adjustment without a reason' using errcode = 'check_violation';
  end if;
  if is_own_account(staff, owner) or is_own_account(second, owner) then perform refuse('own_account'); end if;
  perform lock_members(array[owner]);
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  wallet := end_overdue_coins(wallet, moment);
  if wallet.balance < -coins then
    return (null, wallet.balance, wallet.debt, 'insufficient_coins')::coin_movement;
  end if;
  if second is null and abs(coins) + moved_alone(wallet.id, staff, moment) > (
    select second_decision_above from setting
  ) then
    return (null, wallet.balance, wallet.debt, 'second_needed')::coin_movement;
  end if;
  insert into coin_journal (wallet_id, kind, at, staff_id, confirmed_by)
  values (wallet.id, 'adjustment', moment, staff, second)
  returning id into journal;
  if coins > 0 then return receive_coins(wallet, journal, coins, 'adjusted', facts, moment); end if;
  update coin_account set balance = balance + coins where id = wallet.id returning * into wallet;
  perform post_coins(wallet, journal, coins, 'adjusted');
  perform take_from_lots(wallet.id, journal, -coins);
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

-- Ends the coins of up to `most` wallets whose last day is over, and answers how many wallets it looked at: none is left
-- when it answers 0. Wallets are locked in the order of their ids, after their members.
create or replace function expire_coins(moment timestamptz, most integer) returns integer language plpgsql as $$
declare
  wallets bigint[];
  overdue coin_account;
  looked integer := 0;
begin
  wallets := array(
    select distinct wallet_id from coin_lot where remaining > 0 and expires_on < day_in_sao_paulo(moment)
    order by wallet_id limit most
  );
  perform lock_members(array(select member_id from coin_account where id = any (wallets)));
  for overdue in select * from coin_account where id = any (wallets) order by id for update loop
    perform end_overdue_coins(overdue, moment);
    looked := looked + 1;
  end loop;
  return looked;
end
$$;

-- A redemption outlives its member: the books need what was paid for, and whoever packs has to see that it is not to be
-- sent. It then tells nothing of them.
alter table redemption
  drop constraint redemption_member_id_fkey,
  drop constraint redemption_shipped_with_its_carrier,
  alter column member_id drop not null,
  alter column address drop not null,
  -- Cancelled because its member deleted the account, and nobody of the team has said yet that they know: it may be on
  -- a list that somebody printed before.
  add column awaits_halt boolean not null default false,
  -- Not cascading: a deletion that left redemptions as they are would be refused.
  add foreign key (member_id) references member,
  add constraint redemption_shipped_with_its_carrier
    check (member_id is null or status not in ('shipped', 'delivered') or carrier is not null),
  add constraint redemption_goes_somewhere check (member_id is null or address is not null),
  -- Without it something of a person could stay who has asked to be forgotten.
  add constraint redemption_of_nobody_tells_nothing
    check (member_id is not null or num_nonnulls(address, carrier, tracking_code, tracking_link, reason) = 0),
  -- What nobody waits for must not be sent.
  add constraint redemption_of_nobody_is_over
    check (member_id is not null or status not in ('requested', 'preparing'));
create index redemption_to_halt on redemption (number) where awaits_halt;
