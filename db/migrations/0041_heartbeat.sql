-- Who is alive. Each worker says so every few seconds, and whoever finds that one has stopped gives its jobs to
-- the others. /readyz proves by it that the database takes writes.
create table heartbeat (
  name text primary key,
  beat_at timestamptz not null default now()
);
