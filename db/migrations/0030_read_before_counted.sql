-- An invoice counts only after it has been read, and under the key that its document shows: approved unread, or with its
-- key taken away meanwhile, one document earned as often as it was sent. A key that does not check earns once all the
-- same, so its shape is all that is asked.
create function require_read_key() returns trigger language plpgsql as $$
declare
  shown text;
begin
  select reading ->> 'access_key' into shown from invoice_reading where invoice_id = new.id;
  if not found then
    raise exception 'invoice % has not been read', new.id
      using errcode = 'check_violation', constraint = 'invoice_read_before_it_counts';
  end if;
  if shown ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$' and shown is distinct from new.access_key then
    raise exception 'invoice % shows the key % and would earn with %', new.id, shown, new.access_key
      using errcode = 'check_violation', constraint = 'invoice_earns_with_the_key_it_shows';
  end if;
  return null;
end
$$;
create trigger invoice_counts_as_read after update of status on invoice
  for each row when (new.status = 'counted' and old.status = 'received') execute function require_read_key();

-- Without it a key could be taken off an invoice that has earned with it, and earn for another.
create function refuse_other_key() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % has earned with the key %', old.id, old.access_key
    using errcode = 'check_violation', constraint = 'invoice_keeps_the_key_it_earned_with';
end
$$;
create trigger invoice_keeps_its_key before update of access_key on invoice
  for each row when (old.status in ('counted', 'reversed') and old.access_key is distinct from new.access_key)
  execute function refuse_other_key();

-- What could not be recorded was given up after many tries, and would now wait for ever: it is tried once more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs as job set attempts = 0, run_at = now()
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'read-invoice' and attempts >= max_attempts;
  end if;
end
$$;
