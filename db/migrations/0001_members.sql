create table member (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  profile_type text not null check (profile_type in ('attendant', 'veterinarian', 'breeder', 'promoter')),
  profile_name text,
  profile_value text,
  -- 1 blocked, 2 being verified, 3 member
  level smallint not null check (level between 1 and 3),
  password_hash text not null,
  language text not null default 'pt-BR' check (language in ('pt-BR', 'es', 'en')),
  avatar_file text,
  cover_file text,
  created_at timestamptz not null default now(),
  -- Breeders and promoters have no registration to verify.
  constraint member_profile_value_fits check (profile_value is null or profile_type in ('attendant', 'veterinarian')),
  -- A promoter brings people in and never takes part: level 3 would open the store to them.
  constraint member_promoter_stays_at_2 check (profile_type <> 'promoter' or level < 3)
);

-- One account per address, however it is capitalised: without it two people could sign in with one e-mail.
create unique index member_email_once on member (lower(email));
-- One account per person: without it somebody could collect every per-member prize twice.
create unique index member_cpf_once on member (cpf);

-- A row is a complete delivery address; a member without one has no row.
create table member_address (
  member_id uuid primary key references member on delete cascade,
  cep text not null check (cep ~ '^[0-9]{8}$'),
  state text not null check (state <> ''),
  city text not null check (city <> ''),
  neighborhood text not null check (neighborhood <> ''),
  address text not null check (address <> ''),
  number text not null check (number <> ''),
  complement text,
  country text not null default 'Brasil'
);
