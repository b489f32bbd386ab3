-- Limits of attempts. Counting begins anew some time after the first attempt, not after a quiet day: an address that
-- a whole town shares is never quiet.
alter table sign_in_attempt add column counted_since timestamptz;
update sign_in_attempt set counted_since = last_at;
alter table sign_in_attempt alter column counted_since set not null;

-- Counts an attempt and says when the next one may come: null if this one may go on. The check and the count are one
-- statement, so that a thousand attempts at once get no more chances than a thousand in a row.
-- After `free` attempts within `span` the wait doubles from one second up to fifteen minutes. Without a key nothing is
-- counted.
drop function count_sign_in_attempt(bytea, integer, timestamptz);
create function count_sign_in_attempt(attempt_key bytea, free integer, span interval, at timestamptz)
returns timestamptz language plpgsql returns null on null input as $$
begin
  -- Who has not to wait is free since ever: processes read their clocks before they get here, in another order, and
  -- one that read it earlier must not meet the time of one that came first.
  insert into sign_in_attempt as earlier (key, attempts, counted_since, last_at, blocked_until)
  values (attempt_key, 1, at, at, '-infinity')
  on conflict (key) do update set
    attempts = case when earlier.counted_since <= at - span then 1 else earlier.attempts + 1 end,
    counted_since = case when earlier.counted_since <= at - span then at else earlier.counted_since end,
    last_at = greatest(earlier.last_at, at),
    blocked_until = case
      when earlier.counted_since <= at - span or earlier.attempts + 1 < free then '-infinity'
      else at + least(interval '15 minutes', interval '1 second' * power(2, least(earlier.attempts + 1 - free, 20)))
    end
  where earlier.blocked_until <= at;
  if found then
    return null;
  end if;
  return (select blocked_until from sign_in_attempt where key = attempt_key);
end
$$;

-- A browser on which somebody signed in before. Its attempts are counted apart, so that a stranger who fails on
-- purpose locks nobody out of the devices they use. The token opens nothing; only its hash is kept. People who share
-- a device share its token.
create table known_device (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  member_id uuid not null references member on delete cascade,
  last_used_at timestamptz not null,
  primary key (member_id, token_hash)
);
create index known_device_by_token on known_device (token_hash);
create index known_device_by_use on known_device (last_used_at);

-- Open streams end with their session, on whichever process they are, and by whichever way it ended. A message holds
-- 8,000 bytes: of more sessions it says that any may be meant.
create function announce_ended_sessions() returns trigger language plpgsql as $$
declare
  hashes text[];
begin
  select array_agg(encode(token_hash, 'hex')) into hashes from ended;
  if hashes is not null then
    perform pg_notify('session_ended', case when cardinality(hashes) > 100 then '*' else array_to_string(hashes, ' ') end);
  end if;
  return null;
end
$$;
create trigger session_ended after delete on session referencing old table as ended
  for each statement execute function announce_ended_sessions();
create trigger staff_session_ended after delete on staff_session referencing old table as ended
  for each statement execute function announce_ended_sessions();
