-- Short messages to phones, by a gateway. Why it is built this way: docs/decisions/041-phone-messages.md.

-- A phone at which somebody read a code. It counts as long as the member has this phone: another is proved anew.
create table proved_phone (
  member_id uuid primary key references member on delete cascade,
  phone text not null constraint proved_phone_whole check (phone ~ '^[0-9]{11}$'),
  proved_at timestamptz not null,
  -- Since when notices go there; null if the person wants none.
  notices_since timestamptz
);

-- A code that was asked for. It is made of the id and the key of secrets: a copy of this table opens nothing.
create table phone_code (
  member_id uuid primary key references member on delete cascade,
  id uuid not null,
  phone text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);
create index phone_code_by_expiry on phone_code (expires_at);

-- What was given to the gateway: never twice at the same time, nor again once it has taken it.
create table phone_message (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  kind text not null constraint phone_message_kind_known check (kind in ('code', 'recovery', 'notice')),
  begun_at timestamptz not null,
  attempts smallint not null default 1,
  trying_until timestamptz,
  handed_at timestamptz
);
create index phone_message_by_time on phone_message (begun_at);
create index phone_message_of_member on phone_message (member_id);

-- Whoever recovers a password by phone has not shown that they read the mailbox.
alter table password_reset add column by_phone boolean not null default false;

create or replace function announce_notifications() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  select array_agg(distinct member_id) into people from told;
  if people is null then return null; end if;
  perform pg_notify('notification_told', people_named(people));
  perform graphile_worker.add_job(
    'push-notification', json_build_object('notificationId', told.id, 'subscriptionId', browser.id)
  ) from told join push_subscription as browser using (member_id);
  -- Few enough that nobody minds them on their phone, and that they can be paid for.
  perform graphile_worker.add_job('notice-message', json_build_object('notificationId', told.id))
  from told join proved_phone using (member_id)
  where notices_since is not null and told.kind in (
    'invoice_counted', 'invoice_rejected', 'invoice_incomplete', 'redemption_shipped', 'redemption_cancelled',
    'coins_expiring', 'verified', 'data_asked'
  );
  return null;
end
$$;
