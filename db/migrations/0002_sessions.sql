-- Only the hash of a token is kept: a copy of this table opens no account.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_member on session (member_id);
create index session_by_expiry on session (expires_at);

-- Sign-in attempts per account and per network address since the last success. The key is a hash, so that the table
-- tells nobody who tried.
create table sign_in_attempt (
  key bytea primary key check (octet_length(key) = 32),
  attempts integer not null check (attempts > 0),
  last_at timestamptz not null,
  blocked_until timestamptz not null
);

-- Counts an attempt and says when the next one may come: null if this one may go on. The check and the count are one
-- statement, so that a thousand attempts at once get no more chances than a thousand in a row.
-- After `free` attempts the wait doubles from one second up to fifteen minutes; a quiet day forgets everything.
create function count_sign_in_attempt(attempt_key bytea, free integer, at timestamptz) returns timestamptz
language plpgsql as $$
begin
  insert into sign_in_attempt as earlier (key, attempts, last_at, blocked_until)
  values (attempt_key, 1, at, at)
  on conflict (key) do update set
    attempts = case when earlier.last_at < at - interval '1 day' then 1 else earlier.attempts + 1 end,
    last_at = at,
    blocked_until = case
      when earlier.last_at < at - interval '1 day' or earlier.attempts + 1 < free then at
      else at + least(interval '15 minutes', interval '1 second' * power(2, least(earlier.attempts + 1 - free, 20)))
    end
  where earlier.blocked_until <= at;
  if found then
    return null;
  end if;
  return (select blocked_until from sign_in_attempt where key = attempt_key);
end
$$;

-- A success clears the account; the network address only gets this one attempt back, since many people share it.
create function forgive_sign_in_attempt(account_key bytea, address_key bytea) returns void
language sql as $$
  delete from sign_in_attempt where key = account_key;
  update sign_in_attempt set attempts = attempts - 1 where key = address_key and attempts > 1;
$$;
