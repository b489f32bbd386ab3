-- What the audit of the books has to know to find everything. Why: docs/decisions/027-audit.md.

-- Every lifetime that coins were ever given: a lot with another one was changed by hand.
create table coin_lifetime (
  months integer primary key,
  since timestamptz not null default now()
);
create trigger coin_lifetime_append_only before update or delete or truncate on coin_lifetime
  for each statement execute function refuse_rewriting();

create function keep_coin_lifetime() returns trigger language plpgsql as $$
begin
  insert into coin_lifetime (months) values (new.coins_expire_after_months) on conflict do nothing;
  return null;
end
$$;
create trigger setting_keeps_coin_lifetime after insert or update of coins_expire_after_months on setting
  for each row execute function keep_coin_lifetime();

alter table coin_lot
  -- The setting of that moment, by which `expires_on` can be worked out again.
  add column lifetime_months smallint;
update coin_lot set lifetime_months = 12 * (extract(year from expires_on) - extract(year from credited_on))
  + extract(month from expires_on) - extract(month from credited_on)
from (select id, day_in_sao_paulo(at) as credited_on from coin_journal) as credit
where credit.id = coin_lot.journal_id;
alter table coin_lot alter column lifetime_months set not null;
drop trigger coin_lot_fixed on coin_lot;
create trigger coin_lot_fixed
  before update of journal_id, wallet_id, amount, expires_on, lifetime_months or delete or truncate on coin_lot
  for each statement execute function refuse_rewriting();

-- What lots say of the time before this table is taken as it is.
insert into coin_lifetime (months)
select coins_expire_after_months from setting union select distinct lifetime_months from coin_lot;

-- Coins come in: they pay the debt first, the rest is a new lot. The caller holds the wallet's lock.
create or replace function receive_coins(
  wallet coin_account, journal bigint, coins bigint, counterpart text, facts jsonb, moment timestamptz
) returns coin_movement language plpgsql as $$
declare
  paid bigint := least(wallet.debt, coins);
begin
  update coin_account set balance = balance + coins - paid, debt = debt - paid, points = points + coins
  where id = wallet.id returning * into wallet;
  perform post_coins(wallet, journal, coins, counterpart);
  insert into coin_lot (journal_id, wallet_id, amount, remaining, expires_on, lifetime_months)
  select journal, wallet.id, coins, coins - paid,
    (day_in_sao_paulo(moment) + make_interval(months => coins_expire_after_months))::date, coins_expire_after_months
  from setting;
  insert into coin_lot_move (journal_id, lot_id, amount) select journal, journal, -paid where paid > 0;
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

-- Units that went to people who were erased while redemptions still went with them: what a prize gave is the
-- redemptions that are there and these.
create table erased_units (
  prize_id uuid not null references prize,
  units integer not null check (units > 0)
);
create index erased_units_of_prize on erased_units (prize_id);
create trigger erased_units_append_only before update or delete or truncate on erased_units
  for each statement execute function refuse_rewriting();

-- Whatever no redemption accounts for.
insert into erased_units (prize_id, units)
select prize.id, prize.taken - coalesce(there, 0)
from prize
left join (
  select prize_id, count(*) as there from redemption where took_stock and status <> 'cancelled' group by prize_id
) as redeemed on redeemed.prize_id = prize.id
where prize.taken > coalesce(there, 0);

-- What each run of the audit found; the office and the metrics show the last one.
create table ledger_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  took_ms integer not null,
  -- How many entries the books had.
  entries bigint not null,
  -- A list of rules that do not hold, each with how often and the first rows.
  findings jsonb not null
);
