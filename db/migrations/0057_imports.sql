-- The programme comes in from files: products, prizes, distributors, people with their balances, codes of digital
-- prizes. Why it is built this way: docs/decisions/037-imports.md.

create table import_file (
  id uuid primary key default uuidv7(),
  kind text not null constraint import_file_kind_known check (
    kind in ('products', 'prizes', 'distributors', 'product_codes', 'members', 'promoters', 'prize_codes')
  ),
  file_name text not null,
  -- The file as it came; null once it is forgotten, since it may hold personal data.
  file_key text,
  handed_by uuid not null references staff,
  handed_at timestamptz not null,
  state text not null default 'judging' constraint import_file_state_known check (
    state in ('judging', 'judged', 'running', 'finished', 'unreadable', 'discarded')
  ),
  -- Why nothing could be read, in every language.
  fault jsonb,
  -- The heads of columns that we do not know, which are passed over.
  unknown_columns text[] not null default '{}',
  -- Null until the file was read.
  row_count integer constraint import_file_rows_count check (row_count >= 0),
  run_by uuid references staff,
  run_at timestamptz,
  finished_at timestamptz,
  -- Coins that its rows gave, and how many of them one person may give alone, as it was when the run began.
  credited bigint not null default 0 constraint import_file_credits_count check (credited >= 0),
  alone_up_to bigint,
  constraint import_file_fault_if_unreadable check ((state = 'unreadable') = (fault is not null)),
  constraint import_file_run_by_somebody check (
    (state in ('running', 'finished')) = (run_by is not null)
    and (run_by is null) = (run_at is null) and (run_by is null) = (alone_up_to is null)
  ),
  constraint import_file_ended check ((state = 'finished') = (finished_at is not null)),
  -- Coins by hand above a limit need two people, also if they come by the thousand.
  constraint import_file_two_people check (credited <= alone_up_to or credited = 0 or run_by <> handed_by)
);
create index import_file_by_time on import_file (handed_at desc, id desc);

-- What becomes of each line: as it was judged beforehand, and then as it was done.
create table import_row (
  import_id uuid not null references import_file,
  line integer not null constraint import_row_line_counts check (line > 0),
  external_id text,
  -- What it is called in the lists: the name of the product or of the person.
  title text,
  verdict text not null constraint import_row_verdict_known check (verdict in ('new', 'changed', 'same', 'wrong')),
  -- Each of the column it is about and its text in every language; of changes, what was there and what comes.
  faults jsonb not null default '[]',
  notes jsonb not null default '[]',
  changes jsonb not null default '[]',
  -- Of a balance: what it gives, or gave.
  coins bigint constraint import_row_coins_count check (coins > 0),
  done_at timestamptz,
  -- Null before it is done, and once they left.
  member_id uuid references member on delete set null,
  primary key (import_id, line),
  constraint import_row_says_what_is_wrong check ((verdict = 'wrong') = (jsonb_array_length(faults) > 0))
);
create index import_row_by_verdict on import_row (import_id, verdict, line);
create index import_row_of_member on import_row (member_id) where member_id is not null;

-- What another system calls them: by it a file finds again what an earlier file brought.
alter table product add column external_id text constraint product_external_id_once unique;
alter table prize add column external_id text constraint prize_external_id_once unique;
alter table distributor add column external_id text constraint distributor_external_id_once unique;
alter table member
  add column external_id text,
  -- Since when somebody who came with a file is invited to choose a password and accept the regulation; null for
  -- everybody who has. Until then they take part in nothing.
  add column invited_at timestamptz;
create unique index member_external_id_once on member (external_id, (profile_type = 'promoter'));
create index member_invited on member (invited_at) where invited_at is not null;

create or replace function is_ranked(person member) returns boolean language sql immutable
return not person.ranking_hidden and person.level > 1 and person.profile_type <> 'promoter'
  and person.invited_at is null;
drop trigger member_shown_in_ranking on member;
create trigger member_shown_in_ranking after update of level, profile_type, ranking_hidden, invited_at on member
  for each row when (is_ranked(old) is distinct from is_ranked(new)) execute function show_in_ranking();

-- The codes of a digital prize, each sealed; they are handed out with its redemptions.
create table prize_code (
  id uuid primary key default uuidv7(),
  prize_id uuid not null references prize,
  key_id text not null references secret_key,
  sealed bytea not null,
  -- Keyed, to find the same code again without opening any.
  hash bytea not null,
  import_id uuid references import_file,
  added_at timestamptz not null,
  -- Without it a code that was uploaded twice would be handed to two people.
  constraint prize_code_once unique (prize_id, hash)
);

-- The ledger: balances of an older programme come from an account of their own.
alter table coin_account
  drop constraint coin_account_kind_check,
  add constraint coin_account_kind_known check (
    kind in ('wallet', 'issued', 'spent', 'expired', 'adjusted', 'written_off', 'imported')
  );
create or replace function system_account(name text) returns bigint language sql immutable
return case name
  when 'issued' then 1 when 'spent' then 2 when 'expired' then 3 when 'adjusted' then 4 when 'written_off' then 5
  when 'imported' then 6
end;
insert into coin_account (id, kind) values (system_account('imported'), 'imported');

alter table coin_journal
  -- The file that it came with.
  add column import_id uuid,
  drop constraint coin_journal_kind_known,
  add constraint coin_journal_kind_known check (kind in (
    'invoice_credit', 'invoice_reversal', 'challenge_bonus', 'challenge_reversal', 'adjustment', 'adjustment_reversal',
    'recommendation_credit', 'recommendation_reversal', 'joining_credit', 'joining_reversal', 'import_credit',
    'redemption', 'redemption_refund', 'expiry', 'write_off'
  )) not valid,
  add constraint coin_journal_names_its_import check ((import_id is not null) = (kind = 'import_credit')) not valid,
  add constraint coin_journal_imported_by_somebody check (kind <> 'import_credit' or staff_id is not null) not valid,
  drop constraint coin_journal_confirmed_by_another,
  add constraint coin_journal_confirmed_by_another check (
    confirmed_by is null or (kind in ('adjustment', 'import_credit') and confirmed_by <> staff_id)
  ) not valid;
alter table coin_journal validate constraint coin_journal_kind_known;
alter table coin_journal validate constraint coin_journal_names_its_import;
alter table coin_journal validate constraint coin_journal_imported_by_somebody;
alter table coin_journal validate constraint coin_journal_confirmed_by_another;
-- A member brings one balance from the older programme, whichever file says it and however often.
create unique index coin_journal_one_import_per_wallet on coin_journal (wallet_id) where kind = 'import_credit';
create index coin_journal_of_import on coin_journal (import_id) where import_id is not null;

-- Of a balance that came with a file the last day may be the file's, not ours.
alter table coin_lot alter column lifetime_months drop not null;

-- The balances of members who came with a file, each once: what receive_coins does for one, for hundreds together.
-- Answers whose were given; the others had theirs before.
create function import_balances(
  import uuid, owners uuid[], amounts bigint[], last_days date[], moment timestamptz
) returns setof uuid language plpgsql as $$
declare
  file import_file;
  given uuid[];
begin
  if exists (
    select from unnest(amounts, last_days) as wanted (coins, last_day)
    where coins is null or coins <= 0 or last_day < day_in_sao_paulo(moment)
  ) then
    raise exception 'a balance of nothing, or one that has ended' using errcode = 'check_violation';
  end if;
  perform lock_members(owners);
  select * into file from import_file where id = import for update;
  if exists (
    select from staff join member on member.id = any (owners)
    where staff.id in (file.handed_by, file.run_by)
    and (staff.member_id = member.id or lower(staff.email) = lower(member.email))
  ) then
    perform refuse('own_account');
  end if;
  perform from coin_account where member_id = any (owners) order by id for update;
  with wanted as (
    select wallet.id, wallet.member_id, coins, last_day, least(wallet.debt, coins) as paid
    from unnest(owners, amounts, last_days) as one (owner, coins, last_day)
    join coin_account as wallet on wallet.member_id = owner
  ), journal as (
    insert into coin_journal (wallet_id, kind, at, import_id, staff_id, confirmed_by)
    select id, 'import_credit', moment, import, file.handed_by, nullif(file.run_by, file.handed_by)
    from wanted order by id
    on conflict do nothing returning id as journal_id, wallet_id
  ), wallet as (
    update coin_account set balance = balance + coins - paid, debt = debt - paid, points = points + coins
    from journal join wanted on wanted.id = wallet_id where coin_account.id = wanted.id
    returning wanted.id, wanted.member_id, journal_id, coins, last_day, paid, balance, debt
  ), entry as (
    insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
    select journal_id, id, coins, balance, debt from wallet
    union all select journal_id, system_account('imported'), -coins, null, null from wallet
  ), lot as (
    insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months)
    select journal_id, wallet.id, coins, coins - paid,
      coalesce(last_day, (day_in_sao_paulo(moment) + make_interval(months => coins_expire_after_months))::date),
      case when last_day is null then coins_expire_after_months end
    from wallet, setting
  ), move as (
    insert into coin_lot_move (journal_id, lot_id, amount) select journal_id, journal_id, -paid from wallet where paid > 0
  ), note as (
    insert into coin_note (member_id, journal_id, facts)
    select member_id, journal_id, jsonb_build_object('number', file.file_name) from wallet
  ), total as (
    update import_file set credited = credited + (select sum(coins) from wallet)
    where id = import and exists (select from wallet)
  )
  select array_agg(member_id) into given from wallet;
  return query select unnest(given);
end
$$;
