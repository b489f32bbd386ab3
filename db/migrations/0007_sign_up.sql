-- What the team decides about the programme: one row, a column per decision.
create table setting (
  id boolean primary key default true constraint setting_is_one_row check (id),
  -- Who is a member at once, without being verified by staff.
  vouched text not null default 'with_code' check (vouched in ('nobody', 'with_code', 'everybody'))
);
insert into setting default values;

-- What a person agreed to, in which version and when: without it nobody can prove a consent.
create table consent (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('regulation', 'privacy', 'communications')),
  version text not null check (version <> ''),
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (member_id, kind, version)
);
