-- The few of a state who are blocked or being verified are found by one small index: of two, the one of the state has
-- everybody who lives there.
select lock_briefly('member in share row exclusive mode', 'member_address in access exclusive mode');

-- The member's own, written by the database alone. Most are members, and their rows stay as they are.
alter table member_address add column member_level smallint not null default 3;
update member_address set member_level = member.level from member where member.id = member_id and member.level <> 3;

create index member_address_of_few on member_address (state, member_level, member_id) where member_level < 3;

-- Who changes the level waits until the address is there, or its writer reads the new one.
create function level_of_address() returns trigger language plpgsql as $$
begin
  select level into new.member_level from member where id = new.member_id for no key update;
  -- Of nobody: the foreign key says so.
  new.member_level := coalesce(new.member_level, 3);
  return new;
end
$$;
create trigger member_address_has_level before insert on member_address
  for each row execute function level_of_address();

create function follow_level() returns trigger language plpgsql as $$
begin
  update member_address set member_level = new.level where member_id = new.id;
  return null;
end
$$;
create trigger member_level_followed after update of level on member
  for each row when (old.level <> new.level) execute function follow_level();

-- Also for rows that are loaded while triggers are off: what is reckoned from another row is wrong without.
alter table member_address enable always trigger member_address_has_level;
alter table member enable always trigger member_level_followed;

-- As it was, but that the level is no part of where something is sent to.
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
      goal.member_id is not null as is_goal, to_jsonb(place) - array['member_id', 'member_level'] as address,
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
