-- The roles whose people work only with a second factor. Who has none can sign in and set one up, and nothing else.
alter table setting add column second_factor_roles text[] not null default '{}'
  constraint setting_second_factor_roles_known check (
    second_factor_roles <@ array['reviewer', 'catalogue', 'support', 'analyst', 'admin']
    and array_position(second_factor_roles, null) is null
  );
