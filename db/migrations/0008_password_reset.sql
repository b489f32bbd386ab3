-- A link by mail that sets a new password, once. Only the hash of its token is kept: a copy of this table opens nothing.
create table password_reset (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id uuid not null references member on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_of_member on password_reset (member_id);
create index password_reset_by_expiry on password_reset (expires_at);
