-- A recommendation that sells earns coins. Why it is built this way: docs/decisions/034-recommendations.md.

alter table setting
  -- What who recommended gets of the coins of the rows, in thousandths, by who they are.
  add column recommendation_share_veterinarian integer not null default 500
    constraint setting_share_veterinarian_within check (recommendation_share_veterinarian between 0 and 1000),
  add column recommendation_share_breeder integer not null default 500
    constraint setting_share_breeder_within check (recommendation_share_breeder between 0 and 1000),
  add column recommendation_share_attendant integer not null default 500
    constraint setting_share_attendant_within check (recommendation_share_attendant between 0 and 1000),
  -- What the attendant gets who put the code on the invoice.
  add column recommendation_joining_coins integer not null default 20
    constraint setting_joining_coins_count check (recommendation_joining_coins between 0 and 1000),
  -- Written into each recommendation when it is made: a change moves no end that a client was already told.
  add column recommendation_life_months integer not null default 12
    constraint setting_recommendation_lives check (recommendation_life_months between 1 and 60),
  add column recommendation_purchases integer not null default 6
    constraint setting_recommendation_buys check (recommendation_purchases between 1 and 100),
  -- Of one member in one month, for recommending and for joining together.
  add column recommendation_month_coins integer not null default 5000
    constraint setting_recommendation_month_counts check (recommendation_month_coins between 0 and 1000000),
  -- Two people who meet so often in thirty days are looked at.
  add column recommendation_pair_purchases integer not null default 10
    constraint setting_recommendation_pairs_count check (recommendation_pair_purchases between 1 and 1000);

-- The food is what the bags have in common: brand and name without the size.
alter table product add column food text not null generated always as (
  lower(brand || ' ' || regexp_replace(title, '\s*[0-9]+([.,][0-9]+)?\s*k?g\M', '', 'gi'))
) stored;
create index product_by_food on product (food);

-- The eighth sign of a code, for its first seven. Whoever types a code is told at once by the same sum.
create function recommendation_check_sign(code text) returns text language sql immutable
return (
  select substr(signs, 1 + (sum((strpos(signs, substr(code, place, 1)) - 1) * (place + 1)) % 31)::integer, 1)
  from (select '23456789ABCDEFGHJKMNPQRSTUVWXYZ' as signs) as alphabet, generate_series(1, 7) as place
  group by signs
);

-- A code that nobody can guess from another.
create function fresh_recommendation_code() returns text language sql volatile
return (
  select code || recommendation_check_sign(code) from (
    select string_agg(
      substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(uuid_send(noise), place) % 31, 1), '' order by place
    ) as code
    -- The bytes that a random uuid leaves wholly to chance.
    from (select gen_random_uuid() as noise) as source, unnest(array[0, 1, 2, 3, 4, 5, 9]) as place
  ) as drawn
);

-- What was recommended to a client, without the client: it outlives the lead or the prescription that it came from, and
-- also who made it. Its code is shown at the shop, its token is in the client's link.
create table recommendation (
  code text primary key default fresh_recommendation_code() constraint recommendation_code_checks check (
    code ~ '^[2-9A-HJKMNP-Z]{8}$' and right(code, 1) = recommendation_check_sign(code)
  ),
  -- Whoever has it can read what was recommended and have the client erased: it must not be guessed.
  token text not null constraint recommendation_token_unguessable check (token ~ '^[a-zA-Z0-9_-]{20,40}$'),
  kind text not null constraint recommendation_kind_known check (kind in ('lead', 'prescription')),
  -- Null once they left.
  member_id uuid references member on delete set null,
  -- Null once the client was erased.
  lead_id uuid references lead on delete set null,
  prescription_id uuid references prescription on delete set null,
  product_id uuid not null references product,
  -- Whole grams per day; null where the professional gave none.
  daily_dose integer constraint recommendation_dose_counts check (daily_dose > 0),
  created_at timestamptz not null,
  -- The last day of an invoice that it earns with.
  ends_on date not null,
  most_purchases integer not null,
  purchases integer not null default 0,
  -- When the client first opened the page.
  opened_at timestamptz,
  constraint recommendation_token_once unique (token),
  constraint recommendation_of_lead_once unique (lead_id),
  constraint recommendation_of_prescription_once unique (prescription_id),
  constraint recommendation_of_one_thing check (
    (lead_id is null or kind = 'lead') and (prescription_id is null or kind = 'prescription')
  ),
  -- Without it forty attendants with one code at once would be paid for forty purchases.
  constraint recommendation_within_its_purchases check (purchases between 0 and most_purchases)
);
create index recommendation_of_member on recommendation (member_id, created_at desc, code desc);

-- Leads and prescriptions of before get theirs.
insert into recommendation (
  token, kind, member_id, lead_id, product_id, daily_dose, created_at, ends_on, most_purchases
)
select replace(gen_random_uuid()::text, '-', ''), 'lead', member_id, lead.id, product_id,
  daily_dose, lead.created_at,
  (day_in_sao_paulo(lead.created_at) + make_interval(months => recommendation_life_months))::date, recommendation_purchases
from lead, setting;
insert into recommendation (
  token, kind, member_id, prescription_id, product_id, daily_dose, created_at, ends_on, most_purchases
)
select code, 'prescription', member_id, prescription.id, product_id, daily_dose,
  prescription.created_at,
  (day_in_sao_paulo(prescription.created_at) + make_interval(months => recommendation_life_months))::date,
  recommendation_purchases
from prescription, setting;

-- Which devices opened a client's page, to see one that opens them all. A keyed hash, kept for some weeks.
create table recommendation_opening (
  code text not null references recommendation,
  device bytea not null,
  opened_at timestamptz not null,
  primary key (code, device)
);
create index recommendation_opening_of_device on recommendation_opening (device, opened_at);
create index recommendation_opening_by_time on recommendation_opening (opened_at);

alter table invoice_row
  add column recommendation text constraint invoice_row_recommendation_known references recommendation;
create index invoice_row_recommended on invoice_row (recommendation) where recommendation is not null;

-- Who sent these invoices and whose codes are on them: nobody of them is erased while one of the invoices is decided.
create function members_of_invoices(ids uuid[]) returns uuid[] language sql stable
return array(
  select member_id from invoice where id = any (ids)
  union
  select recommendation.member_id from invoice_row join recommendation on code = invoice_row.recommendation
  where invoice_row.invoice_id = any (ids) and recommendation.member_id is not null
);

-- A recommendation that became a purchase, whether it earned coins or not. It outlives the invoice, whose sender may leave.
create table recommended_purchase (
  id uuid primary key default uuidv7(),
  code text not null references recommendation,
  invoice_id uuid not null,
  recommender_id uuid references member on delete set null,
  sender_id uuid references member on delete set null,
  -- The bag that was bought most of, how many grams in all, and the day of the invoice.
  product_id uuid not null references product,
  grams bigint constraint recommended_purchase_weighs check (grams > 0),
  bought_on date not null,
  -- Of the shop.
  city text,
  state text,
  counted_at timestamptz not null,
  -- What the rows with the code earned, who recommended, and who joined the two.
  row_coins bigint not null constraint recommended_purchase_earned check (row_coins > 0),
  recommender_coins bigint not null constraint recommended_purchase_coins_count check (recommender_coins >= 0),
  -- The month had no room for all that who recommended would have got.
  is_capped boolean not null default false,
  joining_coins bigint not null constraint recommended_purchase_joining_counts check (joining_coins >= 0),
  reversed_at timestamptz,
  -- A code pays once per invoice, on however many rows it stands.
  constraint recommended_purchase_once_per_invoice unique (code, invoice_id),
  -- Without it who sends invoices would be paid for recommending to themselves.
  constraint recommended_purchase_never_to_the_sender check (recommender_id <> sender_id)
);
create index recommended_purchase_of_invoice on recommended_purchase (invoice_id);
create index recommended_purchase_of_recommender on recommended_purchase (recommender_id, counted_at desc);
create index recommended_purchase_of_sender on recommended_purchase (sender_id, counted_at desc);
create index recommended_purchase_by_time on recommended_purchase (counted_at);

-- What a member got in a month for recommending and joining, and how much that may be.
create table recommendation_month (
  member_id uuid not null references member on delete cascade,
  -- Its first day.
  month date not null constraint recommendation_month_begins check (month = date_trunc('month', month::timestamp)::date),
  coins bigint not null,
  cap bigint not null,
  primary key (member_id, month),
  constraint recommendation_month_within_the_cap check (coins between 0 and cap)
);

-- Grants as much of the coins as the month has room for. A cap that was lowered meanwhile takes nothing back.
create function take_from_recommendation_month(member uuid, wanted bigint, moment timestamptz) returns bigint
language plpgsql as $$
declare
  most bigint := (select recommendation_month_coins from setting);
  granted bigint;
begin
  insert into recommendation_month (member_id, month, coins, cap) values (member, month_in_sao_paulo(moment), 0, most)
  on conflict (member_id, month) do update set cap = greatest(recommendation_month.coins, most);
  update recommendation_month set coins = coins + least(wanted, cap - coins)
  where member_id = member and month = month_in_sao_paulo(moment)
  returning least(wanted, old.cap - old.coins) into granted;
  return granted;
end
$$;

-- The ledger: what a purchase earned, and what was taken back of it.
alter table coin_journal
  -- The purchase that who recommended, or who joined, earned with.
  add column purchase_id uuid,
  drop constraint coin_journal_kind_check,
  add constraint coin_journal_kind_known check (kind in (
    'invoice_credit', 'invoice_reversal', 'challenge_bonus', 'challenge_reversal', 'adjustment', 'adjustment_reversal',
    'recommendation_credit', 'recommendation_reversal', 'joining_credit', 'joining_reversal',
    'redemption', 'redemption_refund', 'expiry', 'write_off'
  )) not valid,
  drop constraint coin_journal_names_its_source,
  add constraint coin_journal_names_its_source check (
    (invoice_id is not null) = (kind in ('invoice_credit', 'invoice_reversal'))
    and (challenge_id is not null) = (kind in ('challenge_bonus', 'challenge_reversal'))
    and (redemption_id is not null) = (kind in ('redemption', 'redemption_refund'))
    and (purchase_id is not null) = (
      kind in ('recommendation_credit', 'recommendation_reversal', 'joining_credit', 'joining_reversal')
    )
    and (reverses is not null) = (kind in (
      'invoice_reversal', 'challenge_reversal', 'adjustment_reversal', 'recommendation_reversal', 'joining_reversal',
      'redemption_refund'
    ))
  ) not valid;
-- What is there satisfied the narrower rules of before.
alter table coin_journal validate constraint coin_journal_kind_known;
alter table coin_journal validate constraint coin_journal_names_its_source;
-- Who recommended and who joined are each paid once for a purchase.
create unique index coin_journal_one_credit_per_purchase on coin_journal (purchase_id, kind)
  where kind in ('recommendation_credit', 'joining_credit');

-- Coins for an invoice, a challenge or a recommendation that sold; once per source.
create or replace function credit_coins(
  owner uuid, coins bigint, cause text, source uuid, facts jsonb, moment timestamptz, opens timestamptz default null
) returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  journal bigint;
begin
  perform require_coins(coins);
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  insert into coin_journal (wallet_id, kind, at, invoice_id, challenge_id, purchase_id) values (
    wallet.id, cause, moment,
    case cause when 'invoice_credit' then source end, case cause when 'challenge_bonus' then source end,
    case when cause in ('recommendation_credit', 'joining_credit') then source end
  ) on conflict do nothing returning id into journal;
  if journal is null then return (null, wallet.balance, wallet.debt, 'already_done')::coin_movement; end if;
  return receive_coins(wallet, journal, coins, 'issued', facts, moment, opens);
end
$$;

-- Takes back what should not have been earned; once per credit. What is no longer in the wallet becomes a debt, except
-- for coins of this very credit that expired: those are gone already.
create or replace function reverse_credit(credit bigint, staff uuid, facts jsonb, moment timestamptz)
returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  source coin_journal;
  lot coin_lot;
  journal bigint;
  held bigint;
begin
  select * into source from coin_journal where id = credit;
  select * into wallet from coin_account
  where id = (select wallet_id from coin_lot where journal_id = credit) for update;
  if not found then return (null, null, null, 'nothing_to_undo')::coin_movement; end if;
  if wallet.member_id is null then return (null, null, null, 'no_wallet')::coin_movement; end if;
  if exists (select from coin_journal where reverses = credit) then
    return (null, wallet.balance, wallet.debt, 'already_done')::coin_movement;
  end if;
  wallet := end_overdue_coins(wallet, moment);
  insert into coin_journal (wallet_id, kind, at, invoice_id, challenge_id, purchase_id, reverses, staff_id)
  values (
    wallet.id,
    case source.kind
      when 'invoice_credit' then 'invoice_reversal'
      when 'challenge_bonus' then 'challenge_reversal'
      when 'recommendation_credit' then 'recommendation_reversal'
      when 'joining_credit' then 'joining_reversal'
      else 'adjustment_reversal'
    end,
    moment, source.invoice_id, source.challenge_id, source.purchase_id, credit, staff
  ) returning id into journal;
  select * into lot from coin_lot where journal_id = credit;
  held := least(wallet.balance, lot.amount - lot.expired);
  update coin_account
  set balance = balance - held, debt = debt + lot.amount - lot.expired - held, points = points - lot.amount
  where id = wallet.id returning * into wallet;
  insert into coin_entry (journal_id, account_id, amount, balance_after, debt_after)
  select journal, wallet.id, lot.expired - lot.amount, wallet.balance, wallet.debt
  union all select journal, system_account(case source.kind when 'adjustment' then 'adjusted' else 'issued' end),
    lot.amount, null, null
  union all select journal, system_account('expired'), -lot.expired, null, null where lot.expired > 0;
  perform take_from_lots(wallet.id, journal, held, credit);
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

-- Who earns by recommending is ranked by it too.
create or replace function rank_credit() returns trigger language plpgsql as $$
begin
  insert into ranking_score as mine (month, member_id, score, is_seen)
  select month_in_sao_paulo(journal.at), member.id, new.amount, is_ranked(member)
  from coin_journal as journal
  join coin_account as wallet on wallet.id = journal.wallet_id
  join member on member.id = wallet.member_id
  where journal.id = new.journal_id
  and journal.kind in ('invoice_credit', 'challenge_bonus', 'recommendation_credit', 'joining_credit')
  on conflict (month, member_id) do update set score = mine.score + excluded.score;
  return null;
end
$$;
drop trigger coin_journal_unranked on coin_journal;
create trigger coin_journal_unranked after insert on coin_journal for each row
  when (new.kind in ('invoice_reversal', 'challenge_reversal', 'recommendation_reversal', 'joining_reversal'))
  execute function rank_reversal();

-- A challenge may also want recommendations that sold.
alter table challenge
  drop constraint challenge_goal_unit_known,
  add constraint challenge_goal_unit_known check (goal_unit in ('cents', 'units', 'recommendations'));

-- The purchases that counted for a challenge of who recommended them. Apart from what invoices brought: those belong to
-- who sent the invoice and go with it.
create table challenge_recommendation (
  challenge_id uuid not null references challenge,
  purchase_id uuid not null references recommended_purchase,
  constraint challenge_recommendation_once primary key (challenge_id, purchase_id)
);
create index challenge_recommendation_of_purchase on challenge_recommendation (purchase_id);

-- Shops of attendants who agree to be told to clients nearby, as they want to be found.
create table shop_listing (
  member_id uuid primary key references member on delete cascade,
  name text not null constraint shop_listing_named check (name <> ''),
  cep text not null constraint shop_listing_somewhere check (cep ~ '^[0-9]{8}$'),
  neighborhood text,
  city text not null constraint shop_listing_in_a_city check (city <> ''),
  state text not null constraint shop_listing_in_a_state check (state ~ '^[A-Z]{2}$'),
  listed_at timestamptz not null
);
create index shop_listing_by_place on shop_listing (cep);

-- The bag that a prescription's client bought runs out on a day of which the professional is told, as of a lead's.
alter table prescription
  add column remind_on date,
  add column reminded_on date,
  add constraint prescription_reminded_of_something check (reminded_on is null or remind_on is not null);
create index prescription_to_remind on prescription (remind_on) where remind_on is not null and reminded_on is null;
