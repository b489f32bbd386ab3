-- What a member was told. The words are made when it is read, in the language of the reader; here are their facts.
create table notification (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind <> ''),
  facts jsonb not null,
  -- The screen it is about.
  link text check (link like '/%'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_member on notification (member_id, created_at desc, id desc);
