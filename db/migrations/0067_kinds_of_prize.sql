-- A prize is a parcel, a code, credit for a phone or something that somebody arranges by phone; each asks only for what
-- it needs and has its own steps. Why it is built this way: docs/decisions/042-kinds-of-prize.md.

alter table prize
  add column kind text not null default 'parcel'
    constraint prize_kind_known check (kind in ('parcel', 'digital', 'top_up', 'experience')),
  -- Lines of what an experience is made of, such as the destinations of a trip.
  add column includes jsonb not null default '{"pt-BR": [], "es": [], "en": []}'
    constraint prize_includes_in_every_language check (includes ?& array['pt-BR', 'es', 'en']),
  -- The stock of a digital prize is the codes that nobody has: without it a code could be promised that is not there.
  add constraint prize_digital_is_counted check (kind <> 'digital' or stock is not null);

alter table redemption
  add column kind text not null default 'parcel'
    constraint redemption_kind_known check (kind in ('parcel', 'digital', 'top_up', 'experience')),
  -- Which phone gets the credit, or whom somebody calls.
  add column phone text,
  add column best_time text
    constraint redemption_best_time_known check (best_time in ('any', 'morning', 'afternoon', 'evening')),
  drop constraint redemption_status_check,
  add constraint redemption_status_of_its_kind check (case kind
    when 'parcel' then status in ('requested', 'preparing', 'shipped', 'delivered', 'cancelled')
    when 'digital' then status in ('delivered', 'cancelled')
    when 'top_up' then status in ('requested', 'delivered', 'cancelled')
    else status in ('requested', 'contacted', 'booked', 'delivered', 'cancelled')
  end),
  drop constraint redemption_shipped_with_its_carrier,
  add constraint redemption_shipped_with_its_carrier check (
    member_id is null or kind <> 'parcel' or status not in ('shipped', 'delivered') or carrier is not null
  ),
  drop constraint redemption_goes_somewhere,
  add constraint redemption_goes_somewhere check (member_id is null or kind <> 'parcel' or address is not null),
  add constraint redemption_can_be_reached check (
    member_id is null or kind not in ('top_up', 'experience') or phone is not null
  ),
  -- What nobody needs is not kept of anybody.
  add constraint redemption_keeps_what_it_needs check (
    (kind = 'parcel' or num_nonnulls(address, carrier, tracking_code, tracking_link) = 0)
    and (kind in ('top_up', 'experience') or phone is null)
    and (kind = 'experience' or best_time is null)
  ),
  drop constraint redemption_of_nobody_tells_nothing,
  add constraint redemption_of_nobody_tells_nothing check (
    member_id is not null
    or num_nonnulls(address, carrier, tracking_code, tracking_link, reason, phone, best_time) = 0
  ),
  drop constraint redemption_of_nobody_is_over,
  add constraint redemption_of_nobody_is_over check (
    member_id is not null or status not in ('requested', 'preparing', 'contacted', 'booked')
  );
create index redemption_being_arranged on redemption (status, id) where status in ('contacted', 'booked');

alter table redemption_step
  -- What was arranged, for the member to read.
  add column note text,
  drop constraint redemption_step_step_check,
  add constraint redemption_step_known check (
    step in ('preparing', 'shipped', 'contacted', 'booked', 'delivered', 'cancelled')
  );

alter table prize_code
  add column redemption_id uuid references redemption,
  -- When it was first seen, or left by mail.
  add column uncovered_at timestamptz,
  add constraint prize_code_one_per_redemption unique (redemption_id),
  add constraint prize_code_seen_by_its_owner check (uncovered_at is null or redemption_id is not null);
create index prize_code_to_hand on prize_code (prize_id, added_at, id) where redemption_id is null;

-- A code never passes from one redemption to another, and one that somebody saw never comes back.
create function keep_code_handed() returns trigger language plpgsql as $$
begin
  raise exception 'code % was handed out', old.id
    using errcode = 'check_violation', constraint = 'prize_code_handed_once';
end
$$;
create trigger prize_code_handed_once before update of redemption_id, uncovered_at on prize_code
  for each row when (
    (old.redemption_id is distinct from new.redemption_id and old.redemption_id is not null
      and (new.redemption_id is not null or old.uncovered_at is not null))
    or (old.uncovered_at is not null and new.uncovered_at is distinct from old.uncovered_at)
  ) execute function keep_code_handed();

alter table setting
  add column top_up_business_days integer not null default 2
    constraint setting_top_up_days check (top_up_business_days between 1 and 120),
  add column call_business_days integer not null default 3
    constraint setting_call_days check (call_business_days between 1 and 120);

-- The version before leaves these out: everything was a parcel.
alter type wish
  add attribute phone text, add attribute best_time text,
  -- The promised day of each kind that has one of its own.
  add attribute promises jsonb;
alter type judged_wish add attribute kind text, add attribute phone text, add attribute best_time text;

-- Each wish by itself, in their order where several want the last units. The price is the one of this moment or the one
-- kept for the goal, whichever is lower.
create or replace function judge_wishes(wishes wish[]) returns setof judged_wish language plpgsql as $$
begin
  return query
  with asked as materialized (
    select wish.*, wallet.balance - coalesce(closed.coins, 0) as balance,
      member.id is not null as is_there,
      prize.id is not null and is_open(prize, member.profile_type, wish.at) as is_open,
      prize.titles, prize.images[1] as image, prize.stock, prize.limit_per_member, prize.kind,
      coalesce((wish.promises ->> prize.kind)::date, wish.promised) as promise,
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
      when asked.kind = 'parcel' and address is null then 'address_incomplete'
      when asked.kind in ('top_up', 'experience') and asked.phone is null then 'phone_missing'
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
  select one.n, one.member_id, one.prize_id, one.promise, one.action, one.key, one.request_hash, one.at,
    one.request_id, one.balance, one.titles, one.image, one.stock is not null, one.cost, one.is_goal,
    case when one.kind = 'parcel' then one.address end,
    one.redemption_id, one.number, one.verdict,
    case when one.verdict is null then jsonb_build_object(
      'id', one.redemption_id, 'code', 'R-' || one.number, 'coins', one.cost, 'balance', one.balance - one.cost,
      'deliver_by', one.promise
    ) else one.answer end,
    one.kind,
    case when one.kind in ('top_up', 'experience') then one.phone end,
    case when one.kind = 'experience' then coalesce(one.best_time, 'any') end
  from numbered as one;
end
$$;

-- One free code for each, oldest first. Their prizes are locked, so nobody else hands out codes of them meanwhile.
create function hand_codes(granted judged_wish[]) returns void language plpgsql as $$
declare
  handed integer;
begin
  update prize_code set redemption_id = wanted.redemption_id
  from (
    select redemption_id, prize_id, row_number() over (partition by prize_id order by n) as place
    from unnest(granted)
  ) as wanted
  cross join lateral (
    select id from prize_code as free
    where free.prize_id = wanted.prize_id and free.redemption_id is null
    order by added_at, id offset wanted.place - 1 limit 1
  ) as free
  where prize_code.id = free.id;
  get diagnostics handed = row_count;
  if handed <> cardinality(granted) then
    raise exception 'the codes are fewer than the stock says' using errcode = 'serialization_failure';
  end if;
  insert into redemption_step (redemption_id, step, at) select redemption_id, 'delivered', at from unnest(granted);
end
$$;

-- Everything that a granted wish leaves behind besides its payment.
create or replace function grant_wishes(granted judged_wish[]) returns void language plpgsql as $$
declare
  digital judged_wish[] := array(select one from unnest(granted) as one where one.kind = 'digital');
begin
  with made as (
    insert into redemption (
      id, number, member_id, prize_id, titles, image, price, took_stock, requested_at, deliver_by, address, kind, phone,
      best_time, status
    ) overriding system value
    select redemption_id, number, member_id, prize_id, titles, image, cost, takes_stock, at, promised, address, kind,
      phone, best_time, case kind when 'digital' then 'delivered' else 'requested' end
    from unnest(granted)
  ), unstocked as (
    update prize set stock = prize.stock - units, taken = taken + units
    from (select prize_id, count(*) as units from unnest(granted) where takes_stock group by prize_id) as wanted
    where prize.id = prize_id and prize.stock >= units
  ), reached as (
    delete from goal where member_id = any (array(select member_id from unnest(granted) where is_goal))
  ), told as (
    insert into notification (member_id, kind, facts, link, created_at)
    select member_id, case kind when 'digital' then 'redemption_delivered' else 'redemption_requested' end,
      jsonb_build_object('titles', titles)
        || case kind when 'parcel' then '{}' else jsonb_build_object('prize_kind', kind) end,
      '/meus-resgates/' || redemption_id, at
    from unnest(granted)
  ), kept as (
    insert into idempotency_key (actor_id, key, action, request_hash, answer, created_at)
    select member_id, key, action, request_hash, answer, at from unnest(granted) where key is not null
  )
  insert into audit_entry (at, actor_kind, actor_id, action, subject_id, after, request_id)
  select at, 'member', member_id, action, redemption_id, jsonb_build_object('prize', prize_id, 'coins', cost),
    request_id
  from unnest(granted);
  if cardinality(digital) > 0 then perform hand_codes(digital); end if;
end
$$;

create or replace function facts_for_webhooks(told redemption) returns jsonb language sql stable
return jsonb_build_object(
  'redemption_id', told.id, 'code', 'R-' || told.number, 'member_id', told.member_id, 'prize_id', told.prize_id,
  'kind', told.kind, 'coins', told.price, 'carrier', told.carrier, 'tracking_code', told.tracking_code
);

-- The promise of an experience is the call; a code is there at once, which is no delivery.
create or replace function count_delivery() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, detail, other_day, count)
  select 'delivery', day_in_sao_paulo(requested_at),
    case when day_in_sao_paulo(new.at) <= deliver_by then 'within' else 'late' end, day_in_sao_paulo(new.at), 1
  from redemption
  where id = new.redemption_id
    and new.step = case kind when 'experience' then 'contacted' when 'digital' then null else 'delivered' end;
  return null;
end
$$;
drop trigger redemption_delivery_counted on redemption_step;
create trigger redemption_delivery_counted after insert on redemption_step
  for each row when (new.step in ('delivered', 'contacted')) execute function count_delivery();
