-- Instant credit: an invoice whose signature proves every value earns without a person. Why it is built this way:
-- docs/decisions/031-instant-credit.md.

alter table setting
  -- In the shadow the machine decides, changes nothing, and is compared with the people who decide.
  add column instant_credit text not null default 'off'
    constraint setting_instant_credit_known check (instant_credit in ('off', 'shadow', 'on')),
  -- More coins than this, or than one person may give, are for people.
  add column instant_limit_coins integer not null default 1500
    constraint setting_instant_limit_counts check (instant_limit_coins between 0 and 1000000),
  -- Of one member, in one day.
  add column instant_day_documents integer not null default 10
    constraint setting_instant_documents_count check (instant_day_documents between 0 and 1000),
  add column instant_day_coins integer not null default 5000
    constraint setting_instant_coins_count check (instant_day_coins between 0 and 1000000),
  -- Most cancellations happen within a day: until then the coins are seen and cannot be spent.
  add column instant_hold_hours integer not null default 24
    constraint setting_instant_hold_in_time check (instant_hold_hours between 0 and 720),
  -- Of a hundred instant credits so many are looked at by a person who does not see that it was the machine.
  add column instant_blind_percent integer not null default 10
    constraint setting_instant_blind_percent check (instant_blind_percent between 0 and 100);

alter table distributor
  -- Each is let in by itself, and the setting for all goes before it.
  add column instant_credit text not null default 'shadow'
    constraint distributor_instant_credit_known check (instant_credit in ('off', 'shadow', 'on'));

-- The programme itself approves what is proved, and takes back what its issuer cancelled. It never refuses anybody.
alter table invoice_decision
  alter column staff_id drop not null,
  add constraint invoice_decision_against_by_somebody
    check (staff_id is not null or decision in ('approve', 'reverse'));

-- What the machine made of a signed document, whether it followed or not.
create table instant_judgement (
  -- The newest: a document that was read again is judged again.
  invoice_id uuid primary key references invoice on delete cascade,
  judged_at timestamptz not null,
  mode text not null constraint instant_judgement_mode_known check (mode in ('shadow', 'on')),
  distributor_id uuid references distributor,
  -- Of the rules, and what each of them found, in their order.
  version smallint not null,
  rules jsonb not null,
  -- The first rule that did not hold.
  fell_short text,
  coins bigint not null constraint instant_judgement_coins_count check (coins >= 0),
  -- Without it a document could be told as credited that a rule spoke against.
  is_credited boolean not null generated always as (mode = 'on' and fell_short is null) stored
);
create index instant_judgement_by_time on instant_judgement (judged_at desc, invoice_id desc);
create index instant_judgement_credited on instant_judgement (distributor_id, judged_at) where is_credited;

-- Without it coins could be given that neither a person nor the rules have agreed to.
create function require_credited_judgement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from instant_judgement
    where invoice_id = new.invoice_id and is_credited and instant_judgement.coins = new.coins
  ) then
    raise exception 'nobody has approved invoice %', new.invoice_id
      using errcode = 'check_violation', constraint = 'invoice_decision_by_somebody_or_by_rule';
  end if;
  return null;
end
$$;
create constraint trigger invoice_decision_by_somebody_or_by_rule after insert on invoice_decision
  deferrable initially deferred for each row when (new.staff_id is null and new.decision = 'approve')
  execute function require_credited_judgement();
