-- Webhooks: what other programs are told, from the transaction in which it happened. Why it is built this way:
-- docs/decisions/036-machines.md.

create table webhook (
  id uuid primary key default uuidv7(),
  url text not null,
  description text not null,
  events text[] not null constraint webhook_wants_something check (cardinality(events) > 0),
  -- Sealed. The one before signs too until its time is over, so that receivers can change without a gap.
  secret bytea not null,
  secret_id uuid not null,
  previous_secret bytea,
  previous_secret_id uuid,
  previous_until timestamptz,
  created_at timestamptz not null,
  created_by uuid references staff,
  -- Switched off by somebody of the team, after failing for days, or because the receiver said that it is gone.
  off_since timestamptz,
  off_because text constraint webhook_off_known check (off_because in ('staff', 'failing', 'gone')),
  -- Of the first failure since the last success.
  failing_since timestamptz,
  version integer not null default 1,
  constraint webhook_off_says_why check ((off_since is null) = (off_because is null)),
  constraint webhook_previous_whole check (
    (previous_secret is null) = (previous_secret_id is null) and (previous_secret is null) = (previous_until is null)
  )
);

create table webhook_event (
  id uuid primary key default uuidv7(),
  type text not null,
  -- Whom it is about: it goes when they go.
  member_id uuid references member on delete cascade,
  data jsonb not null,
  occurred_at timestamptz not null
);
create index webhook_event_of_member on webhook_event (member_id);
create index webhook_event_by_time on webhook_event (occurred_at);

create table webhook_delivery (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  event_id uuid not null references webhook_event on delete cascade,
  status text not null default 'waiting'
    constraint webhook_delivery_status_known check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  attempted_at timestamptz,
  -- When it is tried again, while it waits.
  due_at timestamptz,
  answer_status integer,
  -- The beginning of what the receiver answered, or why there was no answer.
  answer text,
  constraint webhook_delivery_once unique (webhook_id, event_id)
);
create index webhook_delivery_of_event on webhook_delivery (event_id);
create index webhook_delivery_by_time on webhook_delivery (webhook_id, created_at desc, id desc);

-- Nothing is written of what no webhook wants.
create function tell_webhooks(kind text, about uuid, facts jsonb, moment timestamptz) returns void
language plpgsql as $$
declare
  event uuid;
  delivery uuid;
begin
  if not exists (select from webhook where kind = any(events) and off_since is null) then return; end if;
  insert into webhook_event (type, member_id, data, occurred_at) values (kind, about, facts, moment)
  returning id into event;
  for delivery in
    insert into webhook_delivery (webhook_id, event_id)
    select webhook.id, event from webhook where kind = any(events) and off_since is null
    returning id
  loop
    perform graphile_worker.add_job('deliver-webhook', json_build_object('deliveryId', delivery));
  end loop;
end
$$;

create function tell_webhooks_of_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('member.signed_up', new.id,
      jsonb_build_object('member_id', new.id, 'profile', new.profile_type, 'level', new.level), new.created_at);
  end if;
  if new.level = 3 then
    perform tell_webhooks('member.verified', new.id,
      jsonb_build_object('member_id', new.id, 'profile', new.profile_type, 'level', new.level), now());
  end if;
  return null;
end
$$;
create trigger member_told_to_webhooks after insert on member
  for each row execute function tell_webhooks_of_member();
-- Who is unblocked was verified before.
create trigger verified_member_told_to_webhooks after update of level on member
  for each row when (old.level = 2 and new.level = 3) execute function tell_webhooks_of_member();

create function tell_webhooks_of_invoice() returns trigger language plpgsql as $$
declare
  kind text := case new.step
    when 'sent' then 'invoice.received' when 'photo_requested' then 'invoice.photo_requested'
    when 'counted' then 'invoice.counted' when 'rejected' then 'invoice.refused' when 'reversed' then 'invoice.reversed'
  end;
begin
  perform tell_webhooks(kind, invoice.member_id, jsonb_build_object(
    'invoice_id', invoice.id, 'member_id', invoice.member_id, 'number', invoice.number, 'coins', invoice.coins,
    'reason', invoice.reason
  ), new.at) from invoice where invoice.id = new.invoice_id;
  return null;
end
$$;
create trigger invoice_step_told_to_webhooks after insert on invoice_step
  for each row when (new.step in ('sent', 'photo_requested', 'counted', 'rejected', 'reversed'))
  execute function tell_webhooks_of_invoice();

create function facts_for_webhooks(told redemption) returns jsonb language sql stable
return jsonb_build_object(
  'redemption_id', told.id, 'code', 'R-' || told.number, 'member_id', told.member_id, 'prize_id', told.prize_id,
  'coins', told.price, 'carrier', told.carrier, 'tracking_code', told.tracking_code
);

-- Of all that are asked for together at once: see 0017_redeem_together.sql.
create function tell_webhooks_of_requests() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where 'redemption.requested' = any(events) and off_since is null) then
    return null;
  end if;
  perform tell_webhooks('redemption.requested', redemption.member_id, facts_for_webhooks(redemption), redemption.requested_at)
  from asked join redemption using (id);
  return null;
end
$$;
create trigger redemption_told_to_webhooks after insert on redemption referencing new table as asked
  for each statement execute function tell_webhooks_of_requests();

create function tell_webhooks_of_redemption() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('redemption.' || new.step, redemption.member_id, facts_for_webhooks(redemption), new.at)
  from redemption where redemption.id = new.redemption_id;
  return null;
end
$$;
create trigger redemption_step_told_to_webhooks after insert on redemption_step
  for each row execute function tell_webhooks_of_redemption();

-- At the end of the transaction, when the entries of the journal are there.
create function tell_webhooks_of_expiry() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where 'coins.expired' = any(events) and off_since is null) then
    return null;
  end if;
  perform tell_webhooks('coins.expired', wallet.member_id,
    jsonb_build_object('member_id', wallet.member_id, 'coins', -entry.amount), new.at)
  from coin_account as wallet
  join coin_entry as entry on entry.account_id = wallet.id and entry.journal_id = new.id
  where wallet.id = new.wallet_id and wallet.member_id is not null;
  return null;
end
$$;
create constraint trigger expiry_told_to_webhooks after insert on coin_journal deferrable initially deferred
  for each row when (new.kind = 'expiry') execute function tell_webhooks_of_expiry();

create function tell_webhooks_of_purchase() returns trigger language plpgsql as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  perform tell_webhooks(
    case when is_new then 'recommendation.sold' else 'recommendation.reversed' end, new.recommender_id,
    jsonb_build_object('purchase_id', new.id, 'member_id', new.recommender_id, 'invoice_id', new.invoice_id,
      'product_id', new.product_id, 'coins', new.recommender_coins),
    case when is_new then new.counted_at else new.reversed_at end
  );
  return null;
end
$$;
create trigger recommended_purchase_told_to_webhooks after insert on recommended_purchase
  for each row execute function tell_webhooks_of_purchase();
create trigger reversed_purchase_told_to_webhooks after update of reversed_at on recommended_purchase
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function tell_webhooks_of_purchase();
