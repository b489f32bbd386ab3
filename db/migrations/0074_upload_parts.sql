-- Files that are being sent in parts, so that after a cut only the missing ones travel. What is whole is an invoice_upload.
create table open_upload (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  -- Of the whole file, as its sender announced it.
  sha256 bytea not null constraint open_upload_hash_whole check (octet_length(sha256) = 32),
  size_bytes integer not null constraint open_upload_not_too_large check (size_bytes between 1 and 10485760),
  -- When its sender was last heard of; after a day it goes.
  used_at timestamptz not null,
  -- The same file is continued wherever it was begun: after a reload, or on another device.
  constraint open_upload_once_per_member unique (member_id, sha256)
);
create index open_upload_by_age on open_upload (used_at);

create table open_upload_part (
  upload_id uuid not null references open_upload on delete cascade,
  place integer not null constraint open_upload_part_place_known check (place between 0 and 19),
  sha256 bytea not null constraint open_upload_part_hash_whole check (octet_length(sha256) = 32),
  file_key text not null constraint open_upload_part_file_key_once unique,
  primary key (upload_id, place)
);
