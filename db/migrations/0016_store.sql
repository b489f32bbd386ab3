create table prize (
  id uuid primary key default uuidv7(),
  titles jsonb not null constraint prize_titled_in_every_language check (titles ?& array['pt-BR', 'es', 'en']),
  descriptions jsonb not null
    constraint prize_described_in_every_language check (descriptions ?& array['pt-BR', 'es', 'en']),
  price integer not null constraint prize_costs_something check (price > 0),
  category text not null check (category in ('vouchers', 'work', 'technology', 'home', 'leisure')),
  tone text not null default 'caramel'
    check (tone in ('caramel', 'action', 'success', 'info', 'attention', 'neutral')),
  -- Files in the public store, the first one first.
  images text[] not null default '{}',
  -- Null: as many as are wanted. Without the check the last one could be promised twice.
  stock integer constraint prize_stock_not_negative check (stock >= 0),
  -- How many of the stock were taken by redemptions: stock and taken together are what the team put there.
  taken integer not null default 0 check (taken >= 0),
  limit_per_member integer check (limit_per_member > 0),
  -- The profiles that may have it; null: everybody.
  audience text[] check (cardinality(audience) > 0 and audience <@ array['attendant', 'veterinarian', 'breeder']),
  opens_at timestamptz,
  closes_at timestamptz,
  is_grand boolean not null default false,
  position integer not null default 0,
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint prize_opens_before_it_closes check (closes_at > opens_at)
);

-- What the team put into stock or took out, and why.
create table stock_move (
  id bigint generated always as identity primary key,
  prize_id uuid not null references prize,
  amount integer not null check (amount <> 0),
  reason text not null check (reason <> ''),
  staff_id uuid,
  at timestamptz not null
);
create index stock_move_of_prize on stock_move (prize_id, id desc);
create trigger stock_move_append_only before update or delete or truncate on stock_move
  for each statement execute function refuse_rewriting();

create table redemption (
  id uuid primary key default uuidv7(),
  -- As people say it: R-20418.
  number bigint not null generated always as identity (start with 20001),
  member_id uuid not null references member on delete cascade,
  prize_id uuid not null,
  titles jsonb not null,
  image text,
  price integer not null check (price > 0),
  -- Whether a unit of the stock was taken, to be given back by a cancellation.
  took_stock boolean not null,
  status text not null default 'requested'
    check (status in ('requested', 'preparing', 'shipped', 'delivered', 'cancelled')),
  requested_at timestamptz not null,
  deliver_by date not null,
  -- Where it goes, as it was when it was asked for.
  address jsonb not null,
  carrier text,
  tracking_code text,
  tracking_link text,
  reason text,
  -- Whether the mail that confirms it has been asked for: a job of its own would cost as much as the redemption.
  is_confirmed boolean not null default false,
  version integer not null default 1,
  constraint redemption_shipped_with_its_carrier
    check (status not in ('shipped', 'delivered') or carrier is not null)
);
create index redemption_of_member on redemption (member_id, requested_at desc);
create index redemption_under_way on redemption (status, id) where status in ('requested', 'preparing', 'shipped');

create index redemption_to_confirm on redemption (requested_at) where not is_confirmed;

-- What happened after it was asked for.
create table redemption_step (
  redemption_id uuid not null references redemption on delete cascade,
  step text not null check (step in ('preparing', 'shipped', 'delivered', 'cancelled')),
  at timestamptz not null,
  primary key (redemption_id, step)
);

-- The prize a member is saving for; its price is kept for them until a day.
create table goal (
  member_id uuid primary key references member on delete cascade,
  prize_id uuid not null references prize,
  price integer not null,
  kept_until date not null
);

-- Who wants to be told that a prize is back.
create table prize_watch (
  prize_id uuid not null references prize,
  member_id uuid not null references member on delete cascade,
  primary key (prize_id, member_id)
);
create index prize_watch_of_member on prize_watch (member_id);

alter table setting
  add column goal_price_days integer not null default 30 check (goal_price_days between 0 and 365),
  add column delivery_business_days integer not null default 12 check (delivery_business_days between 1 and 120);

-- A command that is one statement: who calls, with which key, and what the audit trail will say of it.
create type command_call as (
  actor_id uuid, action text, key text, request_hash bytea, at timestamptz, request_id text
);

-- The product says no: the code is the message, and whatever the statement did is undone.
create function refuse(code text, facts jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'RF001', message = code, detail = facts::text;
end
$$;

-- Null if the work is to be done; the first answer if it was done with this key before.
create function answer_of_before(call command_call) returns jsonb language plpgsql as $$
declare
  first idempotency_key;
begin
  if call.key is null then return null; end if;
  select * into first from idempotency_key where actor_id = call.actor_id and key = call.key;
  if not found then return null; end if;
  if first.action <> call.action or first.request_hash <> call.request_hash then
    perform refuse('idempotency_key_reused');
  end if;
  return first.answer;
end
$$;

-- Keeps the answer for its key and writes the audit row; a member who was erased meanwhile leaves nothing. A rival with
-- the same key waits here until the first has ended: if that one committed, everything done here is undone, and the
-- caller asks again and gets its answer.
create function close_command(call command_call, subject uuid, after jsonb, answer jsonb) returns jsonb
language plpgsql as $$
begin
  perform from member where id = call.actor_id for key share;
  if not found then perform refuse('signed_out'); end if;
  if call.key is not null then
    insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
    values (call.actor_id, call.key, call.action, call.request_hash, answer, call.at) on conflict do nothing;
    if not found then raise exception using errcode = 'RF002', message = 'done meanwhile with the same key'; end if;
  end if;
  insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
  values (call.at, 'member', call.actor_id, call.action, subject, after, call.request_id);
  return answer;
end
$$;

create function is_open(offered prize, profile text, moment timestamptz) returns boolean language sql immutable
return offered.withdrawn_at is null
  and (offered.opens_at is null or offered.opens_at <= moment)
  and (offered.closes_at is null or offered.closes_at > moment)
  and (offered.audience is null or profile = any (offered.audience));

-- A prize for coins, in one statement: the price is the one of this moment or the one kept for the goal, whichever is
-- lower; the wallet is locked before the limit is counted, and the stock is taken last, since everybody who wants the
-- same prize waits for that row.
create function redeem_prize(call command_call, wanted uuid, price_seen integer, promised date) returns jsonb
language plpgsql as $$
declare
  answered jsonb := answer_of_before(call);
  offered prize;
  buyer record;
  cost integer;
  paid coin_movement;
  made redemption;
begin
  if answered is not null then return answered; end if;
  select * into offered from prize where id = wanted;
  select member.profile_type, goal.member_id is not null as has_goal,
    case when goal.kept_until >= day_in_sao_paulo(call.at) then goal.price end as kept_price,
    to_jsonb(place) - 'member_id' as address
  into buyer
  from member
  left join member_address as place on place.member_id = member.id
  left join goal on goal.member_id = member.id and goal.prize_id = wanted
  where member.id = call.actor_id;
  if not found then perform refuse('signed_out'); end if;
  if offered.id is null or not is_open(offered, buyer.profile_type, call.at) then
    perform refuse('item_unavailable');
  end if;
  if offered.stock = 0 then perform refuse('sold_out'); end if;
  cost := least(offered.price, buyer.kept_price);
  if price_seen <> cost then perform refuse('price_changed', jsonb_build_object('value', cost)); end if;
  if buyer.address is null then perform refuse('address_incomplete'); end if;

  insert into redemption (member_id, prize_id, titles, image, price, took_stock, requested_at, deliver_by, address)
  values (
    call.actor_id, wanted, offered.titles, offered.images[1], cost, offered.stock is not null, call.at, promised,
    buyer.address
  ) returning * into made;
  paid := spend_coins(call.actor_id, cost, made.id, jsonb_build_object('titles', offered.titles), call.at);
  if paid.refused is not null then perform refuse('insufficient_coins'); end if;
  if offered.limit_per_member is not null and offered.limit_per_member < (
    select count(*) from redemption
    where prize_id = wanted and member_id = call.actor_id and status <> 'cancelled'
  ) then
    perform refuse('limit_reached');
  end if;
  if buyer.has_goal then delete from goal where member_id = call.actor_id and prize_id = wanted; end if;
  insert into notification (member_id, kind, facts, link, created_at)
  values (
    call.actor_id, 'redemption_requested', jsonb_build_object('titles', offered.titles), '/meus-resgates', call.at
  );
  answered := close_command(call, made.id, jsonb_build_object('prize', wanted, 'coins', cost), jsonb_build_object(
    'id', made.id, 'code', 'R-' || made.number, 'coins', cost, 'balance', paid.balance, 'deliver_by', promised
  ));
  if made.took_stock then
    update prize set stock = stock - 1, taken = taken + 1 where id = wanted and stock > 0;
    if not found then perform refuse('sold_out'); end if;
  end if;
  return answered;
end
$$;
