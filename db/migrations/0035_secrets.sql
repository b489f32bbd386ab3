-- CPF and second factors are sealed by the server with a key that is not in the database (docs/decisions/024-secrets.md).

-- The keys that something here is sealed with. The newest writes; there is an older one only during a rotation.
create table secret_key (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  turn integer not null generated always as identity,
  constraint secret_key_in_turn unique (turn)
);

-- A row per key that was in use when it was written, so that a CPF is known also while a rotation has come halfway.
create table member_cpf (
  member_id uuid not null references member on delete cascade,
  -- Without it a key could be given up while somebody's CPF can be read with no other.
  key_id text not null constraint member_cpf_key_in_use references secret_key,
  sealed bytea not null constraint member_cpf_is_sealed check (octet_length(sealed) = 44),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (member_id, key_id)
);
create index member_cpf_of_key on member_cpf (key_id);

-- What older versions kept in clear. The first start of this one seals it and empties the table.
create table unsealed (
  kind text not null,
  row_id uuid not null,
  plain bytea not null,
  primary key (kind, row_id)
);

insert into unsealed
select 'member.cpf', id, convert_to(cpf, 'UTF8') from member where cpf is not null
union all select 'prescription.cpf', id, convert_to(cpf, 'UTF8') from prescription
union all select 'staff.totp_secret', id, totp_secret from staff where totp_secret is not null
union all select 'staff.totp_offered', id, totp_offered from staff where totp_offered is not null;

-- A change of type writes the table anew: values in a column that is only dropped stay in its file.
drop index member_cpf_once;
alter table member drop constraint member_cpf_check, alter column cpf type bytea using null::bytea;
alter table member drop column cpf;
-- One account per person: without it somebody could collect every per-member prize twice. Hashes of different keys
-- differ, so whoever signs up during a rotation is held against every key in use.
create unique index member_cpf_once on member_cpf (hash);

alter table prescription
  drop constraint prescription_cpf_check,
  alter column cpf drop not null,
  alter column cpf type bytea using null::bytea;
-- Null until it is sealed, or after the key was lost.
alter table prescription rename column cpf to sealed_cpf;
alter table prescription
  add constraint prescription_cpf_is_sealed check (octet_length(sealed_cpf) = 44);

drop trigger staff_trust_ends on staff;
alter table staff
  drop constraint staff_second_factor_is_strong,
  -- A secret sealed anew is the same secret, with other bytes.
  add column totp_secret_id uuid,
  add column totp_offered_id uuid;
update staff set totp_secret_id = gen_random_uuid() where totp_secret is not null;
update staff set totp_offered_id = gen_random_uuid() where totp_offered is not null;
alter table staff
  alter column totp_secret type bytea using null::bytea,
  alter column totp_offered type bytea using null::bytea;
alter table staff
  add constraint staff_second_factor_is_strong
    check (octet_length(totp_secret) >= 53 and octet_length(totp_offered) >= 53),
  add constraint staff_second_factor_named check (
    (totp_secret is null or totp_secret_id is not null) and (totp_offered is null or totp_offered_id is not null)
  );
create trigger staff_trust_ends after update of password_hash, totp_secret_id, blocked_at on staff
  for each row when (
    old.password_hash is distinct from new.password_hash
    or old.totp_secret_id is distinct from new.totp_secret_id
    or old.blocked_at is distinct from new.blocked_at
  ) execute function forget_trusted_computers();

alter table idempotency_key
  -- The answer of a call whose answer holds a secret, together with the hash of what was asked.
  add column sealed_answer bytea,
  alter column answer type jsonb using case when answer ? 'cpf' then answer || '{"cpf": ""}' else answer end;
