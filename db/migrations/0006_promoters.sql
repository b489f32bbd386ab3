-- Who gives this code at sign-up is vouched for by its promoter.
create table promoter_code (
  code text primary key constraint promoter_code_readable check (code ~ '^[A-Z0-9]{6,8}$'),
  -- One code each: it stands on the promoter's own card.
  promoter_id uuid not null unique references member on delete cascade,
  created_at timestamptz not null default now()
);

-- The promoter who brought this person in; a promoter who leaves takes nobody along.
alter table member add column promoter_id uuid references member on delete set null;
create index member_of_promoter on member (promoter_id, created_at desc) where promoter_id is not null;
