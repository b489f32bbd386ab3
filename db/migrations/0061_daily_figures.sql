-- What reports count, added up by day: docs/decisions/039-daily-figures.md. No row names a member, so that figures stay
-- when somebody is erased.
--
-- kind          day        subject   detail                   other_day     count, amount, units, failed
-- coins         of it      –         kind of movement         –             movements, coins, debt that came or went
-- invoice       sent       –         state                    –             invoices
-- decision      decided    –         within/late, once/hand   sent          decisions
-- reviewer      decided    staff     decision, hour, undone … –             times; of `checked` the amount is agreed
-- pause         decided    staff     seconds                  –             pauses between two decisions
-- member        –          –         state and profile        –             people, as of now
-- sign_up       opened     promoter  –                        –             people, of them verified
-- active        of it      –         –                        active before people
-- product       counted    product   –                        –             invoices, cents, bags
-- issuer        counted    –         root of the CNPJ         –             invoices, cents
-- product_buyer counted    product   –                        bought before people
-- issuer_buyer  counted    –         root, or of none of ours bought before people
-- prize         requested  prize     –                        –             redemptions, coins, –, cancelled
-- delivery      requested  –         within/late              delivered     deliveries
-- read          decided    –         –                        –             documents, fields, right, sure but wrong
-- read_field    decided    –         field, source, file      –             the same
-- read_issuer   decided    –         root of the CNPJ         –             the same
-- challenge     –          challenge –                        –             people who take part, of them reached
--
-- Who was active or bought before is told by the day before of the same person: of a period, the people are those whose
-- day before lies before its first day, so that nobody is counted twice in any period.
create table figure_sum (
  kind text not null,
  day date not null default '-infinity',
  subject uuid not null default '00000000-0000-0000-0000-000000000000',
  detail text not null default '',
  other_day date not null default '-infinity',
  count bigint not null,
  amount bigint not null,
  units bigint not null,
  failed bigint not null,
  constraint figure_sum_once primary key (kind, day, subject, detail, other_day)
) with (fillfactor = 80);
create index figure_sum_by_day_before on figure_sum (kind, other_day, day) include (subject, detail, count);

-- The largest are also added up by month, as `… by month`, with the first of the month for both days: of a year only the
-- days at its two ends are read.
create function is_by_month(kind text) returns boolean language sql immutable
return kind in ('product', 'issuer', 'product_buyer', 'issuer_buyer');
create function month_of(day date) returns date language sql immutable
return date_trunc('month', day::timestamp)::date;

-- What the sums do not know yet. Only appended to, in the transaction of what is counted: in the sums themselves
-- everybody would wait for the same few rows of today. A job adds these up; a report reads both.
create table figure (
  id bigint generated always as identity primary key,
  kind text not null,
  day date not null default '-infinity',
  subject uuid not null default '00000000-0000-0000-0000-000000000000',
  detail text not null default '',
  other_day date not null default '-infinity',
  count bigint not null default 0,
  amount bigint not null default 0,
  units bigint not null default 0,
  failed bigint not null default 0
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create view figures as
select kind, day, subject, detail, other_day, count, amount, units, failed from figure_sum
union all select kind, day, subject, detail, other_day, count, amount, units, failed from figure
union all select kind || ' by month', month_of(day), subject, detail, month_of(other_day), count, amount, units, failed
from figure where is_by_month(kind);

-- Adds the oldest to the sums; answers how many. One at a time: two would wait for each other's rows.
create function fold_figures(most integer) returns integer language plpgsql as $$
declare
  folded integer;
  last_one bigint;
begin
  perform pg_advisory_xact_lock(hashtext('fold figures'));
  select count(*), max(id) into folded, last_one from (select id from figure order by id limit most) as oldest;
  with taken as (
    delete from figure where id <= last_one returning *
  ), added as (
    select kind, day, subject, detail, other_day, count, amount, units, failed from taken
    union all
    select kind || ' by month', month_of(day), subject, detail, month_of(other_day), count, amount, units, failed
    from taken where is_by_month(kind)
  )
  insert into figure_sum as sums (kind, day, subject, detail, other_day, count, amount, units, failed)
  select kind, day, subject, detail, other_day, sum(count), sum(amount), sum(units), sum(failed) from added
  group by 1, 2, 3, 4, 5
  on conflict on constraint figure_sum_once do update set count = sums.count + excluded.count,
    amount = sums.amount + excluded.amount, units = sums.units + excluded.units, failed = sums.failed + excluded.failed;
  return folded;
end
$$;

-- The last day on which somebody was there, and the days on which they bought a product, or from a distributor: by these
-- it is known whether a day is new, and which one was before. They go with the person.
create table member_activity (
  member_id uuid primary key references member on delete cascade,
  last_day date not null
);
create table purchase_day (
  member_id uuid not null references member on delete cascade,
  -- A product or a distributor; of an issuer that is none of ours, made from the root of its CNPJ.
  bought uuid not null,
  day date not null,
  invoices integer not null check (invoices > 0),
  primary key (member_id, bought, day)
);
-- When somebody of the team decided last, whosever invoice it was.
create table reviewer_pace (staff_id uuid primary key references staff on delete cascade, decided_at timestamptz not null);

-- Coins, and what of them is owed by members: a reversal of spent coins leaves a debt, and later coins pay it.
create function count_coins() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, detail, count, amount, units)
  select 'coins', day_in_sao_paulo(journal.at), journal.kind, count(*), sum(entry.amount),
    sum(case when entry.debt_after > 0 or entry.amount > 0 then entry.debt_after - coalesce((
      select earlier.debt_after from coin_entry as earlier
      where earlier.account_id = entry.account_id and earlier.journal_id < entry.journal_id
        and earlier.balance_after is not null
      order by earlier.journal_id desc limit 1
    ), 0) else 0 end)
  from added as entry join coin_journal as journal on journal.id = entry.journal_id
  where entry.balance_after is not null
  group by 2, 3;
  return null;
end
$$;
create trigger coin_entry_counted after insert on coin_entry referencing new table as added
  for each statement execute function count_coins();

create function note_activity(person uuid, moment timestamptz) returns void language plpgsql as $$
declare
  today date := day_in_sao_paulo(moment);
  before date;
begin
  if exists (select from member_activity where member_id = person and last_day >= today) then return; end if;
  -- Somebody who is being erased is not waited for: the erasure may be waiting for what this transaction holds.
  perform from member where id = person and profile_type <> 'promoter' for key share skip locked;
  if not found then return; end if;
  insert into member_activity as mine values (person, today)
  on conflict (member_id) do update set last_day = today where mine.last_day < today
  returning old.last_day into before;
  if found then
    insert into figure (kind, day, other_day, count) values ('active', today, coalesce(before, '-infinity'), 1);
  end if;
end
$$;
create function note_activity_of_session() returns trigger language plpgsql as $$
begin
  perform note_activity(new.member_id, new.last_used_at);
  return null;
end
$$;
create trigger session_is_activity after insert or update of last_used_at on session
  for each row execute function note_activity_of_session();
create function note_activity_of_row() returns trigger language plpgsql as $$
begin
  perform note_activity(new.member_id, new.created_at);
  return null;
end
$$;
create trigger lead_is_activity after insert on lead for each row execute function note_activity_of_row();
create trigger prescription_is_activity after insert on prescription for each row execute function note_activity_of_row();

-- An invoice that nobody had decided on is told as erased from then on, every other stays what it was.
create function count_invoice() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into figure (kind, day, detail, count) values ('invoice', day_in_sao_paulo(old.sent_at), old.status, -1);
  end if;
  insert into figure (kind, day, detail, count)
  select 'invoice', day_in_sao_paulo(case tg_op when 'DELETE' then old.sent_at else new.sent_at end),
    case tg_op when 'DELETE' then 'erased' else new.status end, 1;
  if tg_op = 'INSERT' then perform note_activity(new.member_id, new.sent_at); end if;
  return null;
end
$$;
create trigger invoice_counted after insert on invoice for each row execute function count_invoice();
create trigger invoice_state_counted after update of status on invoice
  for each row when (old.status <> new.status) execute function count_invoice();
create trigger undecided_invoice_erased after delete on invoice
  for each row when (old.status in ('received', 'incomplete')) execute function count_invoice();

create function count_asked_again() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, subject, detail, count)
  select 'reviewer', day_in_sao_paulo(decided_at), staff_id, 'asked_again', count(*)
  from invoice_decision
  where invoice_id = new.id and decision = 'reject' and staff_id is not null and decided_at < new.asked_again_at
    and (old.asked_again_at is null or decided_at >= old.asked_again_at)
  group by 2, 3;
  return null;
end
$$;
create trigger invoice_asked_again_counted after update of asked_again_at on invoice
  for each row when (new.asked_again_at is distinct from old.asked_again_at) execute function count_asked_again();

create function count_decision() returns trigger language plpgsql as $$
declare
  before timestamptz;
  pause interval;
begin
  if tg_op = 'INSERT' and new.staff_id is not null then
    insert into reviewer_pace as mine values (new.staff_id, new.decided_at)
    on conflict (staff_id) do update set decided_at = excluded.decided_at
    returning with (old as earlier) earlier.decided_at into before;
    pause := new.decided_at - before;
    insert into figure (kind, day, subject, detail, count)
    select counted.kind, day_in_sao_paulo(new.decided_at), new.staff_id, counted.detail, 1
    from (values
      ('reviewer', new.decision, true),
      ('reviewer', 'hour', date_trunc('hour', before) is distinct from date_trunc('hour', new.decided_at)),
      ('pause', round(extract(epoch from pause))::text, pause >= '0' and pause < '10 minutes')
    ) as counted (kind, detail, is_so)
    where counted.is_so;
  end if;
  if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null and new.staff_id is not null then
    insert into figure (kind, day, subject, detail, count)
    values ('reviewer', day_in_sao_paulo(new.decided_at), new.staff_id, 'undone', 1);
  end if;
  if new.carried_out_at is not null and (tg_op = 'INSERT' or old.carried_out_at is null)
    and new.decision in ('approve', 'reject') and not new.awaits_second
  then
    insert into figure (kind, day, detail, other_day, count)
    select 'decision', day_in_sao_paulo(new.decided_at),
      case when day_in_sao_paulo(new.decided_at) <= due_on then 'within' else 'late' end
        || case when new.staff_id is null then ' once' else ' hand' end,
      day_in_sao_paulo(sent_at), 1
    from invoice where id = new.invoice_id;
  end if;
  return null;
end
$$;
create trigger invoice_decision_counted after insert or update of carried_out_at, undone_at on invoice_decision
  for each row execute function count_decision();

create function count_blind_check() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, subject, detail, count, amount)
  select 'reviewer', day_in_sao_paulo(decided_at), staff_id, 'checked', 1, new.agrees::int
  from invoice_decision
  where invoice_id = new.invoice_id and decision = 'approve' and carried_out_at is not null and staff_id is not null;
  return null;
end
$$;
create trigger invoice_blind_check_counted after insert on invoice_blind_check
  for each row execute function count_blind_check();

-- Promoters are no members, and who was invited is none before they accept.
create function state_of(person member) returns text language sql immutable
return case
  when person.profile_type = 'promoter' then 'promoter'
  when person.invited_at is not null then 'invited'
  when person.level = 1 then 'blocked'
  when person.level = 3 then 'verified'
  when person.verification_refusal is not null then 'refused'
  else 'waiting'
end;

-- Somebody who leaves is no member any more, and has signed up all the same.
create function count_member() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' then state_of(old) end;
  became text := case when tg_op <> 'DELETE' then state_of(new) end;
  had_signed_up boolean := coalesce(was not in ('promoter', 'invited'), false);
  has_signed_up boolean := coalesce(became not in ('promoter', 'invited'), false);
begin
  if was is not null then
    insert into figure (kind, detail, count) values ('member', was || ' ' || old.profile_type, -1);
  end if;
  if became is not null then
    insert into figure (kind, detail, count) values ('member', became || ' ' || new.profile_type, 1);
  end if;
  if tg_op <> 'DELETE' and (had_signed_up or has_signed_up) then
    insert into figure (kind, day, subject, count, amount)
    values ('sign_up', day_in_sao_paulo(new.created_at),
      coalesce(new.promoter_id, '00000000-0000-0000-0000-000000000000'),
      has_signed_up::int - had_signed_up::int, (became = 'verified')::int - coalesce(was = 'verified', false)::int);
  end if;
  return null;
end
$$;
create trigger member_counted after insert or delete on member for each row execute function count_member();
create trigger member_state_counted after update of level, profile_type, verification_refusal, invited_at on member
  for each row when (state_of(old) <> state_of(new) or old.profile_type <> new.profile_type)
  execute function count_member();

-- The root of the CNPJ that issued an invoice, as its document says, or else its access key; empty where nothing says
-- it, or a person issued it.
create function issuer_root(said text, access_key text) returns text language sql immutable
return coalesce(substring(upper(regexp_replace(coalesce(said,
  case when substr(access_key, 23, 3) not between '920' and '969' then substr(access_key, 7, 14) end
), '[^0-9A-Za-z]', '', 'g')) from '^([0-9A-Z]{8})[0-9A-Z]{4}[0-9]{2}$'), '');

-- Whose buyer somebody is who has an invoice of an issuer. All companies of a distributor are one: who buys from two of
-- them is one buyer. So are all that are none of ours; each is kept besides, because it may become one of ours.
create function issuer_groups(root text) returns table (detail text, bought uuid) language sql stable
begin atomic
  select root, distributor_id from distributor_company where distributor_company.root = issuer_groups.root
  union all select other, md5(other)::uuid
  from (select '' as other union select root) as others
  where not exists (select from distributor_company where distributor_company.root = issuer_groups.root);
end;

-- A day on which somebody bought comes between two others of theirs, or goes from between them.
create function note_buyer(counted figure, person uuid, what uuid) returns void language plpgsql as $$
declare
  times integer;
  before date;
  after date;
begin
  if counted.count > 0 then
    insert into purchase_day as mine values (person, what, counted.day, 1)
    on conflict (member_id, bought, day) do update set invoices = mine.invoices + 1 returning invoices into times;
    if times > 1 then return; end if;
  else
    select invoices into times from purchase_day
    where member_id = person and bought = what and day = counted.day for update;
    if not found then return; end if;
    if times > 1 then
      update purchase_day set invoices = times - 1
      where member_id = person and bought = what and day = counted.day;
      return;
    end if;
    delete from purchase_day where member_id = person and bought = what and day = counted.day;
  end if;
  before := coalesce((select max(day) from purchase_day
    where member_id = person and bought = what and day < counted.day), '-infinity');
  after := (select min(day) from purchase_day where member_id = person and bought = what and day > counted.day);
  insert into figure (kind, day, subject, detail, other_day, count)
  select counted.kind, pair.day, counted.subject, counted.detail, pair.other_day, pair.count
  from (values (counted.day, before, counted.count), (after, counted.day, counted.count),
    (after, before, -counted.count)) as pair (day, other_day, count)
  where pair.day is not null;
end
$$;

-- What counted invoices brought, on the day on which they counted; a reversal takes it from the same day.
create function count_purchase() returns trigger language plpgsql as $$
declare
  buyer uuid;
  sign integer := case new.step when 'counted' then 1 else -1 end;
  counted_on date := day_in_sao_paulo(case new.step when 'counted' then new.at else (
    select at from invoice_step where invoice_id = new.invoice_id and step = 'counted' order by id desc limit 1
  ) end);
  root text;
  group_id uuid;
  line figure;
begin
  select member_id, issuer_root(coalesce(issuer, reading #>> '{issuer,id}'), access_key) into buyer, root
  from invoice left join invoice_reading on invoice_id = invoice.id where invoice.id = new.invoice_id;
  for line in
    insert into figure (kind, day, subject, detail, count, amount, units)
    select case when grouping(product_id) = 0 then 'product' else 'issuer' end, counted_on,
      coalesce(product_id, '00000000-0000-0000-0000-000000000000'),
      case when grouping(product_id) = 0 then '' else root end,
      sign, sign * sum(counted_cents), sign * sum(coalesce(counted_units, 1))
    from invoice_row
    where invoice_id = new.invoice_id and counted_cents > 0 and counted_on is not null
    group by grouping sets (product_id, ()) having count(*) > 0
    returning *
  loop
    line.kind := line.kind || '_buyer';
    if line.kind = 'product_buyer' then
      perform note_buyer(line, buyer, line.subject);
    else
      for line.detail, group_id in select * from issuer_groups(root) loop
        perform note_buyer(line, buyer, group_id);
      end loop;
    end if;
  end loop;
  return null;
end
$$;
create trigger invoice_step_counted after insert on invoice_step
  for each row when (new.step in ('counted', 'reversed')) execute function count_purchase();

create function count_redemptions() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, subject, count, amount, failed)
  select 'prize', day_in_sao_paulo(requested_at), prize_id, count(*) filter (where status <> 'cancelled'),
    coalesce(sum(price) filter (where status <> 'cancelled'), 0), count(*) filter (where status = 'cancelled')
  from asked group by 2, 3;
  perform note_activity(member_id, requested_at) from asked where member_id is not null;
  return null;
end
$$;
create trigger redemption_counted after insert on redemption referencing new table as asked
  for each statement execute function count_redemptions();
create function count_cancellation() returns trigger language plpgsql as $$
declare
  change integer := case new.status when 'cancelled' then 1 else -1 end;
begin
  insert into figure (kind, day, subject, count, amount, failed)
  values ('prize', day_in_sao_paulo(new.requested_at), new.prize_id, -change, -change * new.price, change);
  return null;
end
$$;
create trigger redemption_cancelled_counted after update of status on redemption
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function count_cancellation();
create function count_delivery() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, detail, other_day, count)
  select 'delivery', day_in_sao_paulo(requested_at),
    case when day_in_sao_paulo(new.at) <= deliver_by then 'within' else 'late' end, day_in_sao_paulo(new.at), 1
  from redemption where id = new.redemption_id;
  return null;
end
$$;
create trigger redemption_delivery_counted after insert on redemption_step
  for each row when (new.step = 'delivered') execute function count_delivery();

create function count_readings() returns trigger language plpgsql as $$
begin
  insert into figure (kind, day, detail, count, amount, units, failed)
  select case when grouping(field) = 0 then 'read_field' when grouping(issuer) = 0 then 'read_issuer' else 'read' end,
    decided_on,
    case when grouping(field) = 0 then concat_ws(' ', field, source, file_kind) else coalesce(issuer, '') end,
    count(distinct document), sum(fields), coalesce(sum(fields) filter (where is_right), 0),
    coalesce(sum(fields) filter (where was_sure and not is_right), 0)
  from judged
  group by grouping sets ((decided_on, field, source, file_kind), (decided_on, issuer), (decided_on));
  return null;
end
$$;
create trigger reading_outcome_counted after insert on reading_outcome referencing new table as judged
  for each statement execute function count_readings();

create function count_challenger() returns trigger language plpgsql as $$
begin
  insert into figure (kind, subject, count, amount)
  select 'challenge', new.challenge_id, (tg_op = 'INSERT')::int,
    (new.reached_at is not null and new.undone_at is null)::int
      - (tg_op = 'UPDATE' and old.reached_at is not null and old.undone_at is null)::int;
  return null;
end
$$;
create trigger challenge_progress_counted after insert on challenge_progress
  for each row execute function count_challenger();
create trigger challenge_reached_counted after update of reached_at, undone_at on challenge_progress
  for each row when ((old.reached_at is not null and old.undone_at is null)
    <> (new.reached_at is not null and new.undone_at is null))
  execute function count_challenger();

-- What each recommendation has brought who made it, so that its report reads one table.
alter table recommendation add column paid integer not null default 0;
create function count_paid_recommendation() returns trigger language plpgsql as $$
begin
  update recommendation
  set paid = paid + case when new.reversed_at is null then new.recommender_coins else -new.recommender_coins end
  where code = new.code;
  return null;
end
$$;
create trigger recommended_purchase_paid after insert on recommended_purchase
  for each row when (new.reversed_at is null) execute function count_paid_recommendation();
create trigger recommended_purchase_taken_back after update of reversed_at on recommended_purchase
  for each row when ((old.reversed_at is null) <> (new.reversed_at is null)) execute function count_paid_recommendation();
create index recommendation_by_time on recommendation (created_at);

-- How many coins expire until a day is answered by the index alone.
create index coin_lot_expiring on coin_lot (expires_on) include (remaining) where remaining > 0;
drop index coin_lot_by_expiry;

-- What is there already. From here to the end of this transaction nobody writes, because the triggers above are new.
set local work_mem = '128MB';
insert into figure_sum (kind, day, detail, count, amount, units, failed)
select 'coins', day_in_sao_paulo(journal.at), journal.kind, count(*), sum(amount), sum(debt_after - debt_before), 0
from (
  select *, lag(debt_after, 1, 0) over (partition by account_id order by journal_id) as debt_before
  from coin_entry where balance_after is not null
) as entry join coin_journal as journal on journal.id = journal_id
group by 2, 3;

insert into figure_sum (kind, day, detail, count, amount, units, failed)
select 'invoice', day_in_sao_paulo(sent_at), status, count(*), 0, 0, 0 from invoice group by 2, 3;

insert into figure_sum (kind, day, detail, other_day, count, amount, units, failed)
select 'decision', day_in_sao_paulo(decided_at),
  case when day_in_sao_paulo(decided_at) <= due_on then 'within' else 'late' end
    || case when staff_id is null then ' once' else ' hand' end,
  day_in_sao_paulo(sent_at), count(*), 0, 0, 0
from invoice_decision join invoice on invoice.id = invoice_id
where carried_out_at is not null and decision in ('approve', 'reject') and not awaits_second
group by 2, 3, 4;

insert into reviewer_pace
select staff_id, max(decided_at) from invoice_decision where staff_id is not null group by 1;
insert into figure_sum (kind, day, subject, detail, count, amount, units, failed)
select counted.kind, day_in_sao_paulo(made.decided_at), made.staff_id, counted.detail, count(*),
  count(*) filter (where counted.detail = 'checked' and made.agrees), 0, 0
from (
  select decision.*, invoice.asked_again_at, blind.agrees,
    lag(decided_at) over (partition by decision.staff_id order by decided_at) as before
  from invoice_decision as decision join invoice on invoice.id = decision.invoice_id
  left join invoice_blind_check as blind
    on blind.invoice_id = invoice.id and decision.decision = 'approve' and decision.carried_out_at is not null
  where decision.staff_id is not null
) as made
cross join lateral (values
  ('reviewer', decision, true),
  ('reviewer', 'hour', date_trunc('hour', before) is distinct from date_trunc('hour', decided_at)),
  ('reviewer', 'undone', undone_at is not null),
  ('reviewer', 'asked_again', decision = 'reject' and asked_again_at > decided_at),
  ('reviewer', 'checked', agrees is not null),
  ('pause', round(extract(epoch from decided_at - before))::text, decided_at - before < '10 minutes')
) as counted (kind, detail, is_so)
where counted.is_so group by 1, 2, 3, 4;

insert into figure_sum (kind, detail, count, amount, units, failed)
select 'member', state_of(member) || ' ' || profile_type, count(*), 0, 0, 0 from member group by 2;
insert into figure_sum (kind, day, subject, count, amount, units, failed)
select 'sign_up', day_in_sao_paulo(created_at), coalesce(promoter_id, '00000000-0000-0000-0000-000000000000'),
  count(*), count(*) filter (where level = 3), 0, 0
from member where profile_type <> 'promoter' and invited_at is null group by 2, 3;

create temporary table active_day on commit drop as
select member_id, day, lag(day, 1, '-infinity') over (partition by member_id order by day) as before
from (
  select member_id, day_in_sao_paulo(sent_at) as day from invoice
  union select member_id, day_in_sao_paulo(requested_at) from redemption where member_id is not null
  union select member_id, day_in_sao_paulo(created_at) from lead
  union select member_id, day_in_sao_paulo(created_at) from prescription
  union select member_id, day_in_sao_paulo(last_used_at) from session
) as seen join member on member.id = member_id and profile_type <> 'promoter';
insert into member_activity select member_id, max(day) from active_day group by 1;
insert into figure_sum (kind, day, other_day, count, amount, units, failed)
select 'active', day, before, count(*), 0, 0, 0 from active_day group by 2, 3;

create temporary table counted_line on commit drop as
select invoice.id, member_id, issuer_root(coalesce(issuer, reading #>> '{issuer,id}'), access_key) as root,
  day_in_sao_paulo(step.at) as day, product_id, cents, units
from invoice left join invoice_reading on invoice_reading.invoice_id = invoice.id
join (select invoice_id, max(at) as at from invoice_step where step = 'counted' group by 1) as step
  on step.invoice_id = invoice.id
join (
  select invoice_id, product_id, sum(counted_cents) as cents, sum(coalesce(counted_units, 1)) as units
  from invoice_row where counted_cents > 0 group by 1, 2
) as line on line.invoice_id = invoice.id
where status = 'counted';
analyze counted_line;
insert into figure_sum (kind, day, subject, count, amount, units, failed)
select 'product', day, product_id, count(*), sum(cents), sum(units), 0 from counted_line group by 2, 3;
insert into figure_sum (kind, day, detail, count, amount, units, failed)
select 'issuer', day, root, count(distinct id), sum(cents), sum(units), 0 from counted_line group by 2, 3;
insert into purchase_day select member_id, product_id, day, count(*) from counted_line group by 1, 2, 3;
insert into figure_sum (kind, day, subject, other_day, count, amount, units, failed)
select 'product_buyer', day, bought, before, count(*), 0, 0, 0
from (
  select bought, day, lag(day, 1, '-infinity') over (partition by member_id, bought order by day) as before
  from purchase_day
) as bought group by 2, 3, 4 order by 2, 3, 4;
create temporary table group_of_root on commit drop as
select root, groups.* from (select distinct root from counted_line) as issuer cross join lateral issuer_groups(root) as groups;
create temporary table issuer_day on commit drop as
select member_id, bought, day, min(detail) as root, count(*) as invoices
from (select distinct id, member_id, root, day from counted_line) as invoice join group_of_root using (root)
group by 1, 2, 3;
insert into purchase_day select member_id, bought, day, invoices from issuer_day;
insert into figure_sum (kind, day, detail, other_day, count, amount, units, failed)
select 'issuer_buyer', day, root, before, count(*), 0, 0, 0
from (
  select root, day, lag(day, 1, '-infinity') over (partition by member_id, bought order by day) as before
  from issuer_day
) as bought group by 2, 3, 4;

insert into figure_sum (kind, day, subject, count, amount, units, failed)
select 'prize', day_in_sao_paulo(requested_at), prize_id, count(*) filter (where status <> 'cancelled'),
  coalesce(sum(price) filter (where status <> 'cancelled'), 0), 0, count(*) filter (where status = 'cancelled')
from redemption group by 2, 3;
insert into figure_sum (kind, day, detail, other_day, count, amount, units, failed)
select 'delivery', day_in_sao_paulo(requested_at),
  case when day_in_sao_paulo(step.at) <= deliver_by then 'within' else 'late' end, day_in_sao_paulo(step.at),
  count(*), 0, 0, 0
from redemption join redemption_step as step on step.redemption_id = redemption.id and step.step = 'delivered'
group by 2, 3, 4;

insert into figure_sum (kind, day, detail, count, amount, units, failed)
select case when grouping(field) = 0 then 'read_field' when grouping(issuer) = 0 then 'read_issuer' else 'read' end,
  decided_on,
  case when grouping(field) = 0 then concat_ws(' ', field, source, file_kind) else coalesce(issuer, '') end,
  count(distinct document), sum(fields), coalesce(sum(fields) filter (where is_right), 0),
  coalesce(sum(fields) filter (where was_sure and not is_right), 0)
from reading_outcome
group by grouping sets ((decided_on, field, source, file_kind), (decided_on, issuer), (decided_on));

insert into figure_sum (kind, subject, count, amount, units, failed)
select 'challenge', challenge_id, count(*), count(*) filter (where reached_at is not null and undone_at is null), 0, 0
from challenge_progress group by 2;

insert into figure_sum (kind, day, subject, detail, other_day, count, amount, units, failed)
select kind || ' by month', month_of(day), subject, detail, month_of(other_day), sum(count), sum(amount), sum(units),
  sum(failed)
from figure_sum where is_by_month(kind) group by 1, 2, 3, 4, 5;

update recommendation set paid = purchase.paid
from (
  select code, sum(recommender_coins) as paid from recommended_purchase where reversed_at is null group by code
) as purchase
where purchase.code = recommendation.code and recommendation.paid <> purchase.paid;
