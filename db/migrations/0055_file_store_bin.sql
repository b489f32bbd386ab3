-- A database that has had a file store never takes an empty one for it. Whoever has members has had one.
alter table setting add column file_store_claimed boolean not null default false;
update setting set file_store_claimed = exists (select from member);

-- What the last look for unused files found, for each place where they lie. Too many are left where they are until
-- somebody has looked, and accepts as many.
create table file_sweep (
  prefix text primary key,
  swept_at timestamptz not null,
  files integer not null,
  unused integer not null,
  refused boolean not null,
  accepted integer not null default 0
);
