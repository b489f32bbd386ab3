-- Challenges, and who earned most in a month. Why it is built this way: docs/decisions/018-challenges-and-ranking.md.

create table challenge (
  id uuid primary key default uuidv7(),
  titles jsonb not null constraint challenge_titled_in_every_language check (titles ?& array['pt-BR', 'es', 'en']),
  descriptions jsonb not null
    constraint challenge_described_in_every_language check (descriptions ?& array['pt-BR', 'es', 'en']),
  -- A file in the public store; null until one is sent.
  image text,
  opens_at timestamptz not null,
  -- It runs until just before this moment.
  closes_at timestamptz not null,
  -- The profiles it is for; null: everybody.
  audience text[] constraint challenge_audience_known
    check (cardinality(audience) > 0 and audience <@ array['attendant', 'veterinarian', 'breeder']),
  -- What must be bought: cents or bags. All null for one that only tells something.
  goal_unit text constraint challenge_goal_unit_known check (goal_unit in ('cents', 'units')),
  goal_target bigint constraint challenge_goal_counts check (goal_target > 0),
  bonus integer constraint challenge_bonus_counts check (bonus > 0),
  position integer not null default 0,
  withdrawn_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint challenge_opens_before_it_closes check (closes_at > opens_at),
  -- Half a goal could be reached without a bonus, or never.
  constraint challenge_goal_whole
    check ((goal_unit is null) = (goal_target is null) and (goal_unit is null) = (bonus is null))
);

-- The products that count; none named: all of them.
create table challenge_product (
  challenge_id uuid not null references challenge,
  product_id uuid not null references product,
  primary key (challenge_id, product_id)
);

create function counts_for(challenge uuid, product uuid) returns boolean language sql stable
return not exists (select from challenge_product where challenge_id = challenge)
  or exists (select from challenge_product where challenge_id = challenge and product_id = product);

-- How far a member is. Written only while the member's wallet is locked, so that of two invoices counted at once the
-- second finds what the first brought.
create table challenge_progress (
  challenge_id uuid not null references challenge,
  member_id uuid not null references member on delete cascade,
  progress bigint not null constraint challenge_progress_not_negative check (progress >= 0),
  -- When its bonus was credited.
  reached_at timestamptz,
  -- When a reversal took the bonus back; it is not paid a second time.
  undone_at timestamptz,
  primary key (challenge_id, member_id),
  constraint challenge_progress_undone_after_reached check (undone_at is null or reached_at is not null)
);
create index challenge_progress_of_member on challenge_progress (member_id);

-- What each invoice brought, so that its reversal takes back exactly that, whatever the challenge says by then.
create table challenge_contribution (
  challenge_id uuid not null references challenge,
  invoice_id uuid not null references invoice on delete cascade,
  amount bigint not null constraint challenge_contribution_counts check (amount > 0),
  -- Without it an invoice that is counted again could bring its amount twice.
  constraint challenge_contribution_once primary key (challenge_id, invoice_id)
);
create index challenge_contribution_of_invoice on challenge_contribution (invoice_id);

-- Bags of a row, by the document where it says how many; set when the invoice is counted.
alter table invoice_row
  add column counted_units integer constraint invoice_row_units_count check (counted_units >= 0);
update invoice_row set counted_units = case when counted_cents > 0 then 1 else 0 end where counted_cents is not null;

create function month_in_sao_paulo(moment timestamptz) returns date language sql immutable
return date_trunc('month', moment at time zone 'America/Sao_Paulo')::date;

-- Takes part unseen: not there, and takes nobody's place.
alter table member add column ranking_hidden boolean not null default false;

-- Brazilian law wants an authorisation before a prize is tied to a ranking: one is shown only with the other.
alter table setting
  add column ranking_prize_texts jsonb
    constraint setting_ranking_prize_in_every_language check (ranking_prize_texts ?& array['pt-BR', 'es', 'en']),
  add column ranking_authorisation text constraint setting_ranking_authorised check (ranking_authorisation <> '');

-- What a member earned in a month: credits of invoices and challenges, less what was taken back in that same month.
create table ranking_score (
  -- Its first day.
  month date not null,
  member_id uuid not null references member on delete cascade,
  score bigint not null
    -- The tally below has room for so many coins.
    constraint ranking_score_within_the_tally check (score >= 0 and score < 68719476736),
  -- Copied from the member, so that the first fifty come out of one index.
  is_seen boolean not null,
  primary key (month, member_id),
  constraint ranking_score_month_begins check (month = date_trunc('month', month::timestamp)::date)
);
create index ranking_score_in_order on ranking_score (month, score, member_id) where is_seen and score > 0;
create index ranking_score_of_member on ranking_score (member_id);

-- How many people have a score that begins with these hexadecimal digits: level 0 is the score itself, level 1 is without
-- its last digit, and so on; level 9 is everybody. Whoever stands above a score is in at most fifteen rows of each level.
create table ranking_tally (
  month date not null,
  level smallint not null,
  prefix bigint not null,
  people bigint not null constraint ranking_tally_not_negative check (people >= 0),
  primary key (month, level, prefix)
);

-- What the tally does not know yet. Only appended to by who earns: in the tally itself everybody would wait for the
-- same few rows. A job adds these up; a position counts both.
create table ranking_move (
  id bigint generated always as identity primary key,
  month date not null,
  score bigint not null,
  people smallint not null check (people in (-1, 1))
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function note_ranking_move() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_seen and old.score > 0 then
    insert into ranking_move (month, score, people) values (old.month, old.score, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_seen and new.score > 0 then
    insert into ranking_move (month, score, people) values (new.month, new.score, 1);
  end if;
  return null;
end
$$;
create trigger ranking_score_moves after insert or update or delete on ranking_score
  for each row execute function note_ranking_move();

-- Adds the oldest moves to the tally; answers how many. One at a time: two would wait for each other's rows.
create function fold_ranking(most integer) returns integer language plpgsql as $$
declare
  folded integer;
  last_one bigint;
begin
  perform pg_advisory_xact_lock(hashtext('fold ranking'));
  select count(*), max(id) into folded, last_one
  from (select id from ranking_move order by id limit most) as oldest;
  with taken as (
    delete from ranking_move where id <= last_one returning month, score, people
  ), change as (
    select month, level, score >> (4 * level) as prefix, sum(people) as people
    from taken cross join generate_series(0, 9) as level group by 1, 2, 3 having sum(people) <> 0
  )
  merge into ranking_tally as tally using change
  on tally.month = change.month and tally.level = change.level and tally.prefix = change.prefix
  when matched then update set people = tally.people + change.people
  when not matched then insert (month, level, prefix, people) values (month, level, prefix, change.people);
  return folded;
end
$$;

create function is_ranked(person member) returns boolean language sql immutable
return not person.ranking_hidden and person.level > 1 and person.profile_type <> 'promoter';

-- What is earned counts at once, in the transaction that credits it: a lot of an invoice or of a challenge came in.
create function rank_credit() returns trigger language plpgsql as $$
begin
  insert into ranking_score as mine (month, member_id, score, is_seen)
  select month_in_sao_paulo(journal.at), member.id, new.amount, is_ranked(member)
  from coin_journal as journal
  join coin_account as wallet on wallet.id = journal.wallet_id
  join member on member.id = wallet.member_id
  where journal.id = new.journal_id and journal.kind in ('invoice_credit', 'challenge_bonus')
  on conflict (month, member_id) do update set score = mine.score + excluded.score;
  return null;
end
$$;
create trigger coin_lot_ranked after insert on coin_lot for each row execute function rank_credit();

-- Taken back in the month it was earned, it does not count; a month that is over stays as it was.
create function rank_reversal() returns trigger language plpgsql as $$
begin
  update ranking_score as mine set score = mine.score - lot.amount
  from coin_journal as credit
  join coin_lot as lot on lot.journal_id = credit.id
  join coin_account as wallet on wallet.id = credit.wallet_id
  where credit.id = new.reverses and mine.member_id = wallet.member_id
  and mine.month = month_in_sao_paulo(credit.at) and mine.month = month_in_sao_paulo(new.at);
  return null;
end
$$;
create trigger coin_journal_unranked after insert on coin_journal
  for each row when (new.kind in ('invoice_reversal', 'challenge_reversal')) execute function rank_reversal();

-- Who hides, is blocked or comes back leaves or enters every month. The wallet is locked first, as by whoever earns:
-- without it a credit of the same moment could enter somebody who is hiding.
create function show_in_ranking() returns trigger language plpgsql as $$
begin
  perform from coin_account where member_id = new.id for no key update;
  update ranking_score set is_seen = is_ranked(new) where member_id = new.id;
  return null;
end
$$;
create trigger member_shown_in_ranking after update of level, profile_type, ranking_hidden on member
  for each row when (is_ranked(old) is distinct from is_ranked(new)) execute function show_in_ranking();

-- What was earned before there was a ranking.
insert into ranking_score (month, member_id, score, is_seen)
select month_in_sao_paulo(credit.at), member.id,
  coalesce(sum(lot.amount) filter (where reversal.id is null), 0), is_ranked(member)
from coin_journal as credit
join coin_lot as lot on lot.journal_id = credit.id
join coin_account as wallet on wallet.id = credit.wallet_id
join member on member.id = wallet.member_id
left join coin_journal as reversal
  on reversal.reverses = credit.id and month_in_sao_paulo(reversal.at) = month_in_sao_paulo(credit.at)
where credit.kind in ('invoice_credit', 'challenge_bonus')
group by 1, member.id;
select fold_ranking(2147483647);
