-- Notifications and the audit trail become partitioned by month. Why, and how: docs/decisions/058-partitions.md.

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

-- The first day of a month, in UTC.
create function month_of(moment timestamptz, months_later integer default 0) returns timestamptz language sql immutable
return (date_trunc('month', moment at time zone 'UTC') + make_interval(months => months_later)) at time zone 'UTC';

-- What is there becomes the first partition. That it ends before the others begin is told by this check, so that its rows
-- need not be read while nobody may write. Until the partitions are there it leaves room for a month and more.
do $$
declare
  told constant timestamptz := greatest(month_of(now(), 2), month_of((select max(created_at) from notification), 1));
  done constant timestamptz := greatest(month_of(now(), 2), month_of((select max(at) from audit_entry), 1));
begin
  perform lock_briefly('notification in access exclusive mode', 'audit_entry in access exclusive mode');
  execute format('alter table notification add constraint notification_ends check (created_at < %L) not valid', told);
  execute format('alter table audit_entry add constraint audit_entry_ends check (at < %L) not valid', done);
end
$$;
