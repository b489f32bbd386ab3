alter table session
  -- What the person sees and names when they end a session: the hash of a token is nobody's to see.
  add column id uuid not null default uuidv7(),
  -- A readable name made of what the browser said of itself, such as "Chrome · Android".
  add column device text,
  add column last_used_at timestamptz;
update session set last_used_at = created_at;
alter table session alter column last_used_at set not null;
create unique index session_id_once on session (id);

-- Given, withdrawn and given again: each is a row of its own, so that the history can be shown and proved.
alter table consent
  drop constraint consent_pkey,
  add column id bigint generated always as identity primary key,
  add constraint consent_withdrawn_after_given check (withdrawn_at >= given_at);
-- Without it two taps at once would give one consent twice, and withdrawing would seem to leave one.
create unique index consent_open_once on consent (member_id, kind, version) where withdrawn_at is null;
create index consent_of_member on consent (member_id, given_at);
