-- Processes remember for some seconds whose sessions are and what these people may do, and forget it when they hear of
-- an ended session or of this. It names nobody, so that a transaction that changes many people sends one message.
create function announce_changed_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights_changed', '');
  return null;
end
$$;

create trigger member_rights_changed after update on member for each row
  when ((old.level, old.profile_type) is distinct from (new.level, new.profile_type))
  execute function announce_changed_rights();

create trigger staff_rights_changed after update on staff for each row
  when ((old.role, old.blocked_at, old.totp_secret is null)
    is distinct from (new.role, new.blocked_at, new.totp_secret is null))
  execute function announce_changed_rights();

create trigger setting_rights_changed after update on setting for each row
  when (old.second_factor_roles is distinct from new.second_factor_roles)
  execute function announce_changed_rights();
