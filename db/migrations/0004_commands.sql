-- One row per command that succeeded, written in its transaction: who did what, when, and what it changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'nobody')),
  actor_id uuid,
  action text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  request_id text not null,
  constraint audit_entry_names_its_actor check ((actor_kind = 'nobody') = (actor_id is null))
);
create index audit_entry_of_actor on audit_entry (actor_id, at);
create index audit_entry_of_subject on audit_entry (subject_id, at);

-- A claim and the work it stands for commit together: without that a retry after a lost connection works twice.
create table idempotency_key (
  actor_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  action text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
