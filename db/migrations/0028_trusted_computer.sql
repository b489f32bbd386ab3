-- A computer on which somebody of the team showed the second factor, and is spared it for a while. The password is
-- asked for all the same. Only hashes are kept: a copy of this table opens nothing.
create table staff_trusted_computer (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- What the person sees and names when they end it.
  id uuid not null default uuidv7(),
  staff_id uuid not null references staff on delete cascade,
  device text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_trusted_computer_id_once on staff_trusted_computer (id);
create index staff_trusted_computer_of_staff on staff_trusted_computer (staff_id);
create index staff_trusted_computer_by_expiry on staff_trusted_computer (expires_at);

-- Without it a computer stays trusted by who has just learnt that somebody knows their password, or has lost their
-- authenticator, whichever of the ways to change these they took.
create function forget_trusted_computers() returns trigger language plpgsql as $$
begin
  delete from staff_trusted_computer where staff_id = new.id;
  return null;
end
$$;
create trigger staff_trust_ends after update of password_hash, totp_secret, blocked_at on staff
  for each row when (
    old.password_hash is distinct from new.password_hash
    or old.totp_secret is distinct from new.totp_secret
    or old.blocked_at is distinct from new.blocked_at
  ) execute function forget_trusted_computers();

alter table member
  -- What staff asked of somebody who is being verified, as they were told.
  add column data_asked text,
  add column data_asked_at timestamptz,
  -- When the person changed their data after that.
  add column data_given_at timestamptz,
  add constraint member_asked_at_a_time check ((data_asked is null) = (data_asked_at is null)),
  add constraint member_asked_while_verified check (data_asked is null or level < 3),
  add constraint member_gives_what_was_asked check (data_given_at is null or data_asked is not null);

-- Whose turn it is to be looked at: first who has answered, then who was never asked, at last who has still to answer.
create function verification_turn(asked_at timestamptz, given_at timestamptz) returns integer
language sql immutable parallel safe
return case when given_at is not null then 1 when asked_at is null then 2 else 3 end;

create index member_in_turn_to_be_verified on member
  (verification_turn(data_asked_at, data_given_at), created_at, id)
  where level = 2 and profile_type <> 'promoter' and verification_refusal is null;
