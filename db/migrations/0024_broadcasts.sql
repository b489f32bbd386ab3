-- A message of the team to many members. It is told in batches; how far it has come is kept with each batch, so that one
-- that is interrupted goes on where it was, and nobody is told twice.
create table broadcast (
  id uuid primary key default uuidv7(),
  titles jsonb not null constraint broadcast_in_every_language check (titles ?& array['pt-BR', 'es', 'en']),
  link text constraint broadcast_link_is_ours check (link like '/%'),
  segment jsonb not null,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  people integer not null check (people >= 0),
  sent integer not null default 0,
  -- The member who was told last, in the order of their ids.
  told_up_to uuid,
  done_at timestamptz
);
create index broadcast_by_time on broadcast (created_at desc);
