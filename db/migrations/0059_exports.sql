-- The nightly exports that are kept. A row is there before its file: whoever is erased meanwhile takes it away, and
-- then the file is not kept either.
create table export_file (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('open', 'personal')),
  day date not null,
  file_key text not null unique,
  begun_at timestamptz not null,
  made_at timestamptz,
  bytes bigint,
  check ((made_at is null) = (bytes is null))
);
