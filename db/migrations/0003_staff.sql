create table staff (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  role text not null check (role in ('reviewer', 'catalogue', 'support', 'analyst', 'admin')),
  password_hash text not null,
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index staff_email_once on staff (lower(email));

create table staff_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_of_staff on staff_session (staff_id);
create index staff_session_by_expiry on staff_session (expires_at);
