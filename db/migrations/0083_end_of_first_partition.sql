-- Notifications and the audit trail become partitioned by time. Why, and how: docs/decisions/058-partitions.md.

-- Takes locks without holding anybody up: whoever comes meanwhile waits for half a second at most.
create function lock_briefly(variadic locks text[]) returns void language plpgsql as $$
begin
  loop
    begin
      perform set_config('lock_timeout', '500ms', true);
      for place in 1 .. cardinality(locks) loop
        execute 'lock table ' || locks[place];
      end loop;
      return;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.5);
    end;
  end loop;
end
$$;

-- Every list of a member's notifications looks into all partitions, so these are few; of the trail only the team reads.
create function partition_months(parent text) returns integer language sql immutable
return case parent when 'notification' then 6 else 1 end;

-- Where the partition of a moment ends, in UTC.
create function partition_end(parent text, moment timestamptz) returns timestamptz language sql immutable
return (
  date_trunc('year', moment at time zone 'UTC') + make_interval(months => partition_months(parent) * (
    1 + (extract(month from moment at time zone 'UTC')::integer - 1) / partition_months(parent)
  ))
) at time zone 'UTC';

-- What is there becomes the first partition. That it ends before the others begin is told by this check, so that its rows
-- need not be read while nobody may write. Until the partitions are there it leaves room for a month and more.
do $$
declare
  ahead constant timestamptz := now() + interval '1 month';
  told constant timestamptz := partition_end('notification', greatest(ahead, (select max(created_at) from notification)));
  done constant timestamptz := partition_end('audit_entry', greatest(ahead, (select max(at) from audit_entry)));
begin
  perform lock_briefly('notification in access exclusive mode', 'audit_entry in access exclusive mode');
  execute format('alter table notification add constraint notification_ends check (created_at < %L) not valid', told);
  execute format('alter table audit_entry add constraint audit_entry_ends check (at < %L) not valid', done);
end
$$;
