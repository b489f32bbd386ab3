create table distributor (
  id uuid primary key default uuidv7(),
  title text not null check (title <> ''),
  created_at timestamptz not null default now()
);
-- Two entries of one name would be one choice shown twice.
create unique index distributor_title_once on distributor (lower(title));

-- The distributor that supplies an attendant's shop.
alter table member add column distributor_id uuid constraint member_distributor_exists references distributor;
