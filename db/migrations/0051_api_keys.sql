-- Keys with which programs call. Why it is built this way: docs/decisions/036-machines.md.

-- A distributor's key is one of them, bound to its distributor. Who knew it as feed_key finds it in a view.
alter table feed_key rename to api_key;
alter table api_key rename constraint feed_key_once to api_key_once;
alter table api_key rename constraint feed_key_hash_whole to api_key_hash_whole;
alter index feed_key_pkey rename to api_key_pkey;
alter index feed_key_of_distributor rename to api_key_of_distributor;
alter table api_key
  alter column distributor_id drop not null,
  -- A distributor's key has the name of its distributor.
  add column name text,
  -- The calls that it opens, by their names in the contract.
  add column calls text[] not null default '{handOverFeed}'
    constraint api_key_opens_something check (cardinality(calls) > 0),
  add column calls_per_minute integer not null default 600
    constraint api_key_rate_counts check (calls_per_minute > 0),
  add column expires_at timestamptz,
  add column created_by uuid references staff,
  -- The last minute in which it called, and how often it did.
  add column minute timestamptz,
  add column calls_in_minute integer not null default 0,
  add constraint api_key_named check ((name is null) = (distributor_id is not null));
create index api_key_by_time on api_key (created_at desc, id desc);

create view feed_key as
  select id, distributor_id, secret_sha256, created_at, last_used_at, revoked_at
  from api_key where distributor_id is not null;

-- What a key did is told under its name.
alter table audit_entry
  drop constraint audit_entry_actor_kind_check,
  add constraint audit_entry_actor_known check (actor_kind in ('member', 'staff', 'machine', 'nobody'));
