-- Notifications by half-year and the audit trail by month. The first partition, `earlier`, is the table that was there;
-- the last, `later`, takes what no partition was made for, so that nothing is ever refused. Why it is built this way:
-- docs/decisions/058-partitions.md.
create schema partitions;

select lock_briefly(
  'member in share row exclusive mode', 'notification in access exclusive mode', 'audit_entry in access exclusive mode'
);

-- Rows of `source` that belong into it are there before anybody sees it, and no trigger tells of them again.
create function add_partition(parent text, suffix text, starts timestamptz, ends timestamptz, source text default null)
returns void language plpgsql as $$
declare
  partition constant text := format('partitions.%I', parent || '_' || suffix);
  key constant text := substring(pg_get_partkeydef(parent::regclass) from '\((.+)\)');
begin
  execute format(
    'create table %s (like %I including defaults including constraints including indexes including storage)',
    partition, parent
  );
  -- Of the whole table an id can only be unique together with its time, which would say less.
  execute format('alter table %s add primary key (id)', partition);
  if source is not null then
    execute format(
      'insert into %s select * from %s where %I >= $1 and ($2 is null or %I < $2)', partition, source, key, key
    ) using starts, ends;
  end if;
  -- Statements that name a partition do not meet those triggers of the table that are for each statement.
  if parent = 'audit_entry' then
    execute format(
      'create trigger audit_entry_kept before delete or truncate on %s for each statement execute function refuse_rewriting()',
      partition
    );
  end if;
  execute format(
    'alter table %I attach partition %s for values from (%L) to (%s)',
    parent, partition, starts, coalesce(quote_literal(ends), 'maxvalue')
  );
end
$$;

-- Where the last partition begins.
create function start_of_later(parent text) returns timestamptz language sql stable
return (
  select substring(pg_get_expr(relpartbound, oid) from '''(.+?)''')::timestamptz from pg_class
  where oid = to_regclass(format('partitions.%I', parent || '_later'))
);

-- Makes the partitions up to and with that of the moment, and moves into them what came before they were made. Anybody
-- may call it at any time, also several at once.
create function make_partitions(parent text, moment timestamptz) returns void language plpgsql as $$
declare
  later constant text := format('partitions.%I', parent || '_later');
  moved constant text := format('partitions.%I', parent || '_moved');
  -- A partition has the foreign keys of its table, and members are locked first.
  locks constant text[] := array(
    select format('%s in share row exclusive mode', confrelid::regclass) from pg_constraint
    where conrelid = parent::regclass and contype = 'f' order by confrelid
  ) || format('%I in access exclusive mode', parent);
  starts timestamptz;
begin
  if start_of_later(parent) > moment then return; end if;
  perform lock_briefly(variadic locks);
  starts := start_of_later(parent);
  if starts > moment then return; end if;
  execute format('alter table %I detach partition %s', parent, later);
  execute format('alter table %s rename to %I', later, parent || '_moved');
  while starts <= moment loop
    perform add_partition(
      parent, to_char(starts at time zone 'UTC', 'YYYY_MM'), starts, partition_end(parent, starts), moved
    );
    starts := partition_end(parent, starts);
  end loop;
  perform add_partition(parent, 'later', starts, null, moved);
  execute format('drop table %s', moved);
end
$$;

-- Makes the table that was there the first partition of the new one of the same name.
create function attach_earlier(parent text) returns void language plpgsql as $$
declare
  earlier constant text := format('partitions.%I', parent || '_earlier');
  ends timestamptz;
  granted record;
begin
  select substring(pg_get_constraintdef(oid) from '''(.+?)''')::timestamptz into ends from pg_constraint
  where conrelid = earlier::regclass and conname = parent || '_ends';
  execute format('alter table %I drop constraint %I', parent, parent || '_ends');
  execute format('alter table %I attach partition %s for values from (minvalue) to (%L)', parent, earlier, ends);
  execute format('alter table %s drop constraint %I', earlier, parent || '_ends');
  perform add_partition(parent, 'later', ends, null);
  for granted in
    select case grantee when 0 then 'public' else grantee::regrole::text end as grantee, privilege_type, is_grantable
    from pg_class, aclexplode(relacl) where pg_class.oid = earlier::regclass
  loop
    execute format(
      'grant %s on %I to %s%s', granted.privilege_type, parent, granted.grantee,
      case when granted.is_grantable then ' with grant option' else '' end
    );
  end loop;
end
$$;

alter table notification rename to notification_earlier;
alter table notification_earlier set schema partitions;
drop trigger notification_announced on partitions.notification_earlier;
drop trigger notification_read_announced on partitions.notification_earlier;

create table notification (
  like partitions.notification_earlier including defaults including constraints including storage,
  constraint notification_member_id_fkey foreign key (member_id) references member on delete cascade
) partition by range (created_at);
create index notification_of_member on notification (member_id, created_at desc, id desc);
create trigger notification_announced after insert on notification referencing new table as told
  for each statement execute function announce_notifications();
create trigger notification_read_announced after update on notification referencing new table as told
  for each statement execute function announce_read_notifications();
select attach_earlier('notification');

alter table audit_entry rename to audit_entry_earlier;
alter table audit_entry_earlier set schema partitions;
drop trigger audit_entry_append_only on partitions.audit_entry_earlier;
drop trigger audit_entry_not_of_own_affairs on partitions.audit_entry_earlier;

create table audit_entry (
  like partitions.audit_entry_earlier including defaults including constraints including storage
) partition by range (at);
-- Entries go on to be numbered from where they are.
do $$
declare
  last bigint;
  is_given boolean;
begin
  select last_value, is_called into last, is_given from partitions.audit_entry_id_seq;
  alter table partitions.audit_entry_earlier alter column id drop identity;
  alter table audit_entry alter column id add generated always as identity;
  perform setval('audit_entry_id_seq', last, is_given);
end
$$;
create index audit_entry_of_actor on audit_entry (actor_id, at);
create index audit_entry_of_subject on audit_entry (subject_id, at);
create index audit_entry_by_time on audit_entry (at desc, id desc);
create index audit_entry_by_action on audit_entry (action, at desc, id desc);
create trigger audit_entry_kept before delete or truncate on audit_entry
  for each statement execute function refuse_rewriting();
create trigger audit_entry_append_only before update on audit_entry
  for each row execute function refuse_rewriting_audit();
create trigger audit_entry_not_of_own_affairs after insert on audit_entry
  for each row when (new.actor_kind = 'staff' and new.subject_id is not null) execute function refuse_own_affairs();
select attach_earlier('audit_entry');

drop function attach_earlier(text);
