-- Files that were sent before their invoice, to be read while the person still fills in the form.
create table invoice_upload (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  file_key text not null constraint invoice_upload_file_key_once unique,
  file_type text not null constraint invoice_upload_file_type_known
    check (file_type in ('jpeg', 'png', 'webp', 'pdf', 'xml')),
  sha256 bytea not null constraint invoice_upload_hash_whole check (octet_length(sha256) = 32),
  created_at timestamptz not null,
  -- What the reader made of the file, so that it is not read again with its invoice; null until it is read.
  reading jsonb,
  -- Pictures of the pages of a PDF, made by the same reading.
  page_keys text[] not null default '{}',
  read_at timestamptz,
  -- The invoice that took the file. Its reading takes what was read here over, and then this row goes.
  invoice_id uuid constraint invoice_upload_used_once unique references invoice on delete cascade,
  constraint invoice_upload_read_whole check ((reading is null) = (read_at is null))
);
-- The same file twice is one upload: without it every try on a slow line would be read again.
create unique index invoice_upload_once_per_member on invoice_upload (member_id, sha256) where invoice_id is null;
create index invoice_upload_of_member on invoice_upload (member_id);
create index invoice_upload_by_age on invoice_upload (created_at);
create index invoice_upload_pages on invoice_upload using gin (page_keys) where page_keys <> '{}';
