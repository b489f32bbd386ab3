-- How the team signs in.
alter table staff
  -- Whoever is slower is told, instead of undoing what the other has just changed.
  add column version integer not null default 1,
  -- The second factor: what the authenticator app has too. Null while there is none.
  add column totp_secret bytea,
  -- Shown as a picture and not yet proved by a first code.
  add column totp_offered bytea,
  -- The half minute whose code was last used. Without it a code that somebody overheard works a second time.
  add column totp_used_step bigint,
  add constraint staff_second_factor_is_strong
    check (octet_length(totp_secret) >= 20 and octet_length(totp_offered) >= 20);

-- For who has lost the authenticator: each works once. Only hashes are kept: a copy of this table opens nothing.
create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (staff_id, code_hash)
);

alter table staff_session
  -- What the person sees and names when they end a session: the hash of a token is nobody's to see.
  add column id uuid not null default uuidv7(),
  -- A readable name made of what the browser said of itself, such as "Chrome · Windows".
  add column device text,
  add column has_second_factor boolean not null default false;
create unique index staff_session_id_once on staff_session (id);

-- A link by mail to choose a password, once: for who is new in the team, or has forgotten it.
create table staff_password_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_password_link_of_staff on staff_password_link (staff_id);
create index staff_password_link_by_expiry on staff_password_link (expires_at);

-- Without it two admins who remove each other at the same moment leave a programme that nobody can run any more.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff_keeps_an_admin'));
  if not exists (select from staff where role = 'admin' and blocked_at is null) then
    perform refuse('last_admin');
  end if;
  return null;
end
$$;
create trigger staff_keeps_an_admin after update of role, blocked_at or delete on staff
  for each row when (old.role = 'admin' and old.blocked_at is null) execute function keep_an_admin();

-- The audit trail is only ever added to.
create trigger audit_entry_kept before delete or truncate on audit_entry
  for each statement execute function refuse_rewriting();

-- Whoever could rewrite the trail could hide what they did. Erasing a person takes what entries say, never that they are.
create function refuse_rewriting_audit() returns trigger language plpgsql as $$
begin
  if current_setting('petisco.erasing', true) = 'on'
    and new.before is null and new.after is null
    and (new.id, new.at, new.actor_kind, new.action, new.request_id)
      = (old.id, old.at, old.actor_kind, old.action, old.request_id)
    and new.actor_id is not distinct from old.actor_id
    and new.subject_id is not distinct from old.subject_id
  then
    return new;
  end if;
  raise exception 'audit_entry is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entry_append_only before update on audit_entry
  for each row execute function refuse_rewriting_audit();

-- The one way to change the trail: what entries by or about these people say goes.
create function clear_audit(people uuid[]) returns void language plpgsql as $$
begin
  perform set_config('petisco.erasing', 'on', true);
  update audit_entry set before = null, after = null
  where (actor_id = any(people) or subject_id = any(people)) and (before is not null or after is not null);
  perform set_config('petisco.erasing', '', true);
end
$$;

create index audit_entry_by_time on audit_entry (at desc, id desc);
create index audit_entry_by_action on audit_entry (action, at desc, id desc);

-- Letters as people type them when they search: small and without accents.
create function searchable(words text) returns text language sql immutable strict parallel safe
return translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');

create extension if not exists pg_trgm;

alter table member
  add column search_name text collate "C" not null generated always as (searchable(name)) stored,
  add column search_text text collate "C" not null
    generated always as (searchable(name || ' ' || email || ' ' || coalesce(profile_name, ''))) stored;
-- The list of members in the order of their names, whole or of one level or profile, a page at a time.
create index member_in_order on member (search_name, id);
create index member_of_level_in_order on member (level, search_name, id);
create index member_of_profile_in_order on member (profile_type, search_name, id);
create index member_newest_first on member (created_at desc, id desc);
-- Any part of a name or an e-mail.
create index member_found_by_words on member using gin (search_text gin_trgm_ops);
create index member_address_in_state on member_address (state);
-- Who waits to be verified, longest first.
create index member_being_verified on member (created_at, id)
  where level = 2 and profile_type <> 'promoter' and verification_refusal is null;
-- Whoever declares the same is shown to who verifies.
create index member_by_phone on member (phone) where phone is not null;
create index member_by_profile_value on member (profile_value) where profile_value is not null;
