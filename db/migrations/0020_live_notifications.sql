-- Notifications as they come, and the ways they take. Why it is built this way: docs/decisions/019-live-notifications.md.

-- The transaction that told it. Commits are in another order than ids and times, so that a stream which is resumed asks
-- for what its last snapshot could not see: nothing is lost, and nothing comes twice.
alter table notification add column told_by xid8 not null default pg_current_xact_id();

-- By which ways a member wants to be told of a topic; no row: the usual ways.
create table notification_channel (
  member_id uuid not null references member on delete cascade,
  topic text not null constraint notification_channel_topic_known
    check (topic in ('invoices', 'redemptions', 'coins', 'challenges', 'clients', 'account', 'news')),
  email boolean not null,
  push boolean not null,
  primary key (member_id, topic)
);

-- A browser that is told while it is closed. It goes with its session: who signs out of a shared computer leaves no
-- messages behind on it.
create table push_subscription (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  -- One browser belongs to whoever signed in last.
  endpoint text not null constraint push_subscription_endpoint_once unique,
  -- What messages to it are encrypted with.
  public_key bytea not null constraint push_subscription_key_whole check (octet_length(public_key) = 65),
  auth_secret bytea not null constraint push_subscription_secret_whole check (octet_length(auth_secret) = 16),
  created_at timestamptz not null
);
create index push_subscription_of_member on push_subscription (member_id);
create index push_subscription_of_session on push_subscription (session_id);

-- With which the server says who it is to push services (VAPID); made when the server first starts. The private one never
-- leaves it.
alter table setting
  add column push_public_key bytea constraint setting_push_public_key_whole check (octet_length(push_public_key) = 65),
  add column push_private_key bytea
    constraint setting_push_private_key_whole check (octet_length(push_private_key) = 32),
  add constraint setting_push_keys_together check ((push_public_key is null) = (push_private_key is null));

-- The people of a statement as one message. A message holds 8,000 bytes: of more people it says that anybody may be meant.
create function people_named(ids uuid[]) returns text language sql immutable
return case when cardinality(ids) > 200 then '*' else array_to_string(ids, ' ') end;

-- Wakes the streams of whoever was told, at commit, and asks for the messages to closed browsers. One message for each
-- statement: transactions that send one commit one after the other.
create function announce_notifications() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  select array_agg(distinct member_id) into people from told;
  if people is null then return null; end if;
  perform pg_notify('notification_told', people_named(people));
  perform graphile_worker.add_job(
    'push-notification', json_build_object('notificationId', told.id, 'subscriptionId', browser.id)
  ) from told join push_subscription as browser using (member_id);
  return null;
end
$$;
create trigger notification_announced after insert on notification referencing new table as told
  for each statement execute function announce_notifications();

create function announce_read_notifications() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  select array_agg(distinct member_id) into people from told;
  if people is not null then perform pg_notify('notification_read', people_named(people)); end if;
  return null;
end
$$;
create trigger notification_read_announced after update on notification referencing new table as told
  for each statement execute function announce_read_notifications();
