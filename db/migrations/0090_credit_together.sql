-- Invoices that are counted together are credited by as many statements as one, and so is what follows from it: row by
-- row it took a third of the database's time for a signed document. Why: docs/decisions/060-documents-together.md.

-- Coins for invoices, once for each; the lists are read side by side. Debts are paid first, the rest are new lots. A
-- member or an invoice that comes twice is a mistake of the caller: the second would be credited beside the first. The
-- function is planned once for a connection, perhaps while tables are still empty, and must not remember that it was
-- cheap to read them whole.
create function credit_invoices(
  owners uuid[], coins bigint[], invoices uuid[], facts jsonb[], opens timestamptz[], moment timestamptz
) returns table (invoice uuid, journal_id bigint, balance bigint, debt bigint, refused text) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
begin
  perform require_coins(each) from unnest(credit_invoices.coins) as each;
  if cardinality(owners) <> (select count(distinct each) from unnest(owners) as each)
    or cardinality(invoices) <> (select count(distinct each) from unnest(invoices) as each)
  then
    raise exception 'a member or an invoice is credited twice' using errcode = 'check_violation';
  end if;
  perform from coin_account where member_id = any (owners) order by id for update;
  return query
  with credit as materialized (
    select asked.*, wallet.id as wallet_id, wallet.balance as balance_before, wallet.debt as debt_before
    from unnest(owners, credit_invoices.coins, invoices, credit_invoices.facts, credit_invoices.opens)
      as asked (owner, coins, invoice_id, facts, opens)
    left join coin_account as wallet on wallet.member_id = asked.owner
  ), journal as (
    insert into coin_journal (wallet_id, kind, at, invoice_id)
    select wallet_id, 'invoice_credit', moment, invoice_id from credit where wallet_id is not null
    on conflict do nothing returning id, coin_journal.invoice_id
  ), credited as (
    update coin_account as wallet set
      balance = wallet.balance + credit.coins - least(wallet.debt, credit.coins),
      debt = wallet.debt - least(wallet.debt, credit.coins),
      points = wallet.points + credit.coins
    from journal join credit using (invoice_id) where wallet.id = credit.wallet_id
    returning journal.id, wallet.id as wallet_id, wallet.member_id, wallet.balance, wallet.debt, credit.coins,
      credit.debt_before - wallet.debt as paid, credit.invoice_id, credit.facts, credit.opens
  ), posted as (
    insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
    select id, wallet_id, credited.coins, credited.balance, credited.debt from credited
    union all select id, system_account('issued'), -credited.coins, null, null from credited
  ), lot as (
    insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months, opens_at)
    select credited.id, wallet_id, credited.coins, credited.coins - paid,
      (day_in_sao_paulo(moment) + make_interval(months => coins_expire_after_months))::date,
      coins_expire_after_months, credited.opens
    from credited cross join setting
  ), moved as (
    insert into coin_lot_move (journal_id, lot_id, amount) select id, id, -paid from credited where paid > 0
  ), noted as (
    insert into coin_note (member_id, journal_id, facts)
    select member_id, id, credited.facts from credited where credited.facts is not null
  )
  select credit.invoice_id, credited.id, coalesce(credited.balance, balance_before),
    coalesce(credited.debt, debt_before),
    case when credit.wallet_id is null then 'no_wallet' when credited.id is null then 'already_done' end
  from credit left join credited using (invoice_id);
end
$$;

-- The same for functions that look up journals and lines of those that were written.
alter function require_balanced_journal() set enable_seqscan = off;
alter function require_balanced_entries() set enable_seqscan = off;
alter function count_coins() set enable_seqscan = off;

-- Who earns is ranked, all that earn by one statement at once.
create or replace function rank_credit() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into ranking_score as mine (month, member_id, score, is_seen)
  select month_in_sao_paulo(journal.at), member.id, sum(lot.amount), is_ranked(member)
  from added as lot
  join coin_journal as journal on journal.id = lot.journal_id
  join coin_account as wallet on wallet.id = journal.wallet_id
  join member on member.id = wallet.member_id
  where journal.kind in ('invoice_credit', 'challenge_bonus', 'recommendation_credit', 'joining_credit')
  group by 1, member.id order by member.id, 1
  on conflict (month, member_id) do update set score = mine.score + excluded.score;
  return null;
end
$$;
drop trigger coin_lot_ranked on coin_lot;
create trigger coin_lot_ranked after insert on coin_lot referencing new table as added
  for each statement execute function rank_credit();

create or replace function note_ranking_move() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into ranking_move (month, score, people) select month, score, -1 from were where is_seen and score > 0;
  end if;
  if tg_op <> 'DELETE' then
    insert into ranking_move (month, score, people) select month, score, 1 from became where is_seen and score > 0;
  end if;
  return null;
end
$$;
drop trigger ranking_score_moves on ranking_score;
create trigger ranking_score_begins after insert on ranking_score referencing new table as became
  for each statement execute function note_ranking_move();
create trigger ranking_score_moves after update on ranking_score referencing old table as were new table as became
  for each statement execute function note_ranking_move();
create trigger ranking_score_ends after delete on ranking_score referencing old table as were
  for each statement execute function note_ranking_move();

-- A reversal takes what an invoice brought from the day on which it counted.
create function count_reversed_purchase(reversed uuid) returns void language plpgsql as $$
declare
  buyer uuid;
  counted_on date := day_in_sao_paulo((
    select at from invoice_step where invoice_id = reversed and step = 'counted' order by id desc limit 1
  ));
  root text;
  group_id uuid;
  line figure;
begin
  select member_id, issuer_root(coalesce(issuer, reading #>> '{issuer,id}'), access_key) into buyer, root
  from invoice left join invoice_reading on invoice_id = invoice.id where invoice.id = reversed;
  for line in
    insert into figure (kind, day, subject, detail, count, amount, units)
    select case when grouping(product_id) = 0 then 'product' else 'issuer' end, counted_on,
      coalesce(product_id, '00000000-0000-0000-0000-000000000000'),
      case when grouping(product_id) = 0 then '' else root end,
      -1, -sum(counted_cents), -sum(coalesce(counted_units, 1))
    from invoice_row
    where invoice_id = reversed and counted_cents > 0 and counted_on is not null
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
end
$$;

-- What invoices brought that counted on a day, all together; the figures of one product or issuer become one. Whose day
-- is new comes between two others of theirs, as in note_buyer.
create function count_purchases(counted uuid[], today date) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  with purchase as materialized (
    select place, invoice.id as invoice_id, member_id,
      issuer_root(coalesce(issuer, reading #>> '{issuer,id}'), access_key) as root
    from unnest(counted) with ordinality as one (id, place)
    join invoice on invoice.id = one.id left join invoice_reading on invoice_reading.invoice_id = invoice.id
  ), line as materialized (
    select place, member_id, case when grouping(product_id) = 0 then 'product' else 'issuer' end as kind,
      coalesce(product_id, '00000000-0000-0000-0000-000000000000') as subject, root,
      sum(counted_cents) as cents, sum(coalesce(counted_units, 1)) as units
    from purchase join invoice_row on invoice_row.invoice_id = purchase.invoice_id
    where counted_cents > 0
    group by place, member_id, root, grouping sets ((product_id), ())
  ), brought as (
    insert into figure (kind, day, subject, detail, count, amount, units)
    select kind, today, subject, case kind when 'issuer' then root else '' end, count(*), sum(cents), sum(units)
    from line group by 1, 3, 4
  ), bought as materialized (
    select place, member_id, kind || '_buyer' as kind, subject, '' as detail, subject as what
    from line where kind = 'product'
    union all
    select place, member_id, kind || '_buyer', subject, groups.detail, groups.bought
    from line cross join lateral issuer_groups(root) as groups where kind = 'issuer'
  ), noted as (
    insert into purchase_day as mine (member_id, bought, day, invoices)
    select member_id, what, today, count(*) from bought group by 1, 2 order by 1, 2
    on conflict (member_id, bought, day) do update set invoices = mine.invoices + excluded.invoices
    returning with (old as earlier) mine.member_id, mine.bought, earlier.invoices is null as is_new
  ), buyer as materialized (
    select distinct on (bought.member_id, what) bought.*
    from noted join bought on bought.member_id = noted.member_id and what = noted.bought where is_new
    order by bought.member_id, what, place
  )
  insert into figure (kind, day, subject, detail, other_day, count)
  select kind, pair.day, subject, detail, pair.other_day, sum(pair.count)
  from buyer
  cross join lateral (
    select coalesce((select max(day) from purchase_day
        where member_id = buyer.member_id and bought = what and day < today), '-infinity') as before,
      (select min(day) from purchase_day
        where member_id = buyer.member_id and bought = what and day > today) as after
  ) as around
  cross join lateral (values (today, before, 1), (after, today, 1), (after, before, -1)) as pair (day, other_day, count)
  where pair.day is not null
  group by 1, 2, 3, 4, 5;
end
$$;

create or replace function count_purchase() returns trigger language plpgsql as $$
begin
  -- The days one after the other: each is seen by the next.
  perform count_purchases(invoices, day) from (
    select array_agg(invoice_id order by id) as invoices, day_in_sao_paulo(at) as day
    from told where step = 'counted' group by 2 order by 2
  ) as days;
  perform count_reversed_purchase(invoice_id) from (
    select invoice_id from told where step = 'reversed' order by id
  ) as reversals;
  return null;
end
$$;
drop trigger invoice_step_counted on invoice_step;
create trigger invoice_step_counted after insert on invoice_step referencing new table as told
  for each statement execute function count_purchase();

-- Whether any invoice has a key was asked of all of them with every reading.
create index invoice_rejected_access_key on invoice (access_key) where status = 'rejected';
