-- Feeds: files that a distributor hands over, with invoices that it issued or cancelled. Why it is built this way:
-- docs/decisions/032-feeds.md.

-- What a distributor's program shows to hand over a file. Of the key itself only its SHA-256 is kept.
create table feed_key (
  id uuid primary key default uuidv7(),
  distributor_id uuid not null references distributor,
  secret_sha256 bytea not null constraint feed_key_once unique
    constraint feed_key_hash_whole check (octet_length(secret_sha256) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index feed_key_of_distributor on feed_key (distributor_id);

create table feed (
  id uuid primary key default uuidv7(),
  received_at timestamptz not null,
  door text not null constraint feed_door_known check (door in ('office', 'key', 'folder')),
  staff_id uuid references staff,
  key_id uuid references feed_key,
  file_name text not null,
  file_sha256 bytea not null constraint feed_hash_whole check (octet_length(file_sha256) = 32),
  -- The file as it came, until all of it is taken in.
  file_key text,
  finished_at timestamptz,
  constraint feed_says_who check ((door = 'office') = (staff_id is not null) and (door = 'key') = (key_id is not null)),
  constraint feed_file_until_finished check ((file_key is null) = (finished_at is not null))
);
create index feed_by_time on feed (received_at desc, id desc);
-- A worker that ended between taking a file in and moving it away would otherwise take it in again.
create unique index feed_once_from_folder on feed (file_name, file_sha256) where door = 'folder';

-- What became of each document and each key in a feed: also how far it has been taken in.
create table feed_item (
  feed_id uuid not null references feed on delete cascade,
  -- Of the file in the ZIP, from 1; a list or a file of events has several parts.
  entry integer not null,
  part integer not null,
  name text not null,
  outcome text not null constraint feed_item_outcome_known
    check (outcome in ('sent', 'waiting', 'known', 'cancelled', 'refused', 'not_understood')),
  reason text,
  access_key text,
  primary key (feed_id, entry, part)
);

-- Proved invoices of shops where nobody or more than one takes part: they wait for who names their number.
create table waiting_invoice (
  access_key text constraint waiting_invoice_once primary key
    constraint waiting_invoice_key_shape check (access_key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  distributor_id uuid not null references distributor,
  -- The CNPJ of the shop.
  buyer text not null,
  number text not null,
  series text not null,
  issued_on date not null,
  total_cents bigint not null constraint waiting_invoice_total_counts check (total_cents >= 0),
  -- Our products among its signed rows, with their values.
  rows jsonb not null,
  file_key text not null constraint waiting_invoice_file_once unique,
  file_sha256 bytea not null constraint waiting_invoice_hash_whole check (octet_length(file_sha256) = 32),
  received_at timestamptz not null
);
create index waiting_invoice_of_shop on waiting_invoice (buyer, number);
create index waiting_invoice_by_time on waiting_invoice (received_at desc, access_key desc);

-- Keys that their issuer has cancelled. They name nobody, and stay: what comes later must not earn either.
create table cancelled_key (
  access_key text primary key constraint cancelled_key_shape check (access_key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  told_at timestamptz not null
);
