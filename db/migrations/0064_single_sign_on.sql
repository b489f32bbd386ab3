-- Single sign-on: who of the team is known to the identity provider, and the ways there that have begun.
alter table staff
  -- By these two a provider names somebody for ever; e-mails change hands. Null for who signs in with a password.
  add column sso_issuer text,
  add column sso_subject text,
  add constraint staff_sso_whole check ((sso_issuer is null) = (sso_subject is null)),
  add constraint staff_sso_once unique (sso_issuer, sso_subject);

alter table staff_session
  -- Of a session that came by the provider: what signing out there asks for, empty where it is too long for an address.
  add column id_token text,
  -- The provider has asked for a second factor, so that ours is not asked for besides.
  add column provider_second_factor boolean not null default false;

-- Somebody has gone to the provider and is awaited back, in the same browser. Taken when they come, so that what the
-- provider answered counts once.
create table single_sign_on (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  -- Where in the office they wanted to go.
  path text not null,
  expires_at timestamptz not null,
  -- Once the provider has told who they are, while the code of their own authenticator is awaited.
  staff_id uuid references staff on delete cascade,
  id_token text,
  constraint single_sign_on_told_whole check ((staff_id is null) = (id_token is null))
);
create index single_sign_on_of_staff on single_sign_on (staff_id) where staff_id is not null;
create index single_sign_on_by_expiry on single_sign_on (expires_at);
