-- An e-mail that a member wants and has not proved yet; until then the account keeps the one it has. The newest wins.
-- The hash comes with the mail: the token stands nowhere else, and a copy of this table confirms nothing.
create table email_change (
  member_id uuid primary key references member on delete cascade,
  email text not null check (email <> ''),
  token_hash bytea check (octet_length(token_hash) = 32),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index email_change_token_once on email_change (token_hash);
create index email_change_by_expiry on email_change (expires_at);

-- When the password was last typed again in this session; null if not since it was opened.
alter table session add column proved_at timestamptz;
