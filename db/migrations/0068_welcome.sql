-- A welcome for who is new, and a day by which the team looks at them. Why it is built this way:
-- docs/decisions/045-welcome.md.

alter table setting
  add column welcome_bonus integer not null default 0
    constraint setting_welcome_counts check (welcome_bonus between 0 and 100000),
  add column verification_business_days integer not null default 2
    constraint setting_verification_promised check (verification_business_days between 1 and 60);

-- Who became a member since there is a welcome; those of before have no row and are not bothered.
create table welcome (
  member_id uuid primary key references member on delete cascade,
  -- What was promised on that day, whatever the setting becomes.
  coins integer not null constraint welcome_coins_count check (coins >= 0),
  since timestamptz not null
);

alter table coin_journal
  drop constraint coin_journal_kind_known,
  add constraint coin_journal_kind_known check (kind in (
    'invoice_credit', 'invoice_reversal', 'challenge_bonus', 'challenge_reversal', 'adjustment', 'adjustment_reversal',
    'recommendation_credit', 'recommendation_reversal', 'joining_credit', 'joining_reversal', 'import_credit',
    'welcome_credit', 'welcome_reversal', 'redemption', 'redemption_refund', 'expiry', 'write_off'
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
      'welcome_reversal', 'redemption_refund'
    ))
  ) not valid;
-- What is there satisfied the narrower rules of before.
alter table coin_journal validate constraint coin_journal_kind_known;
alter table coin_journal validate constraint coin_journal_names_its_source;
-- A member is welcomed once, and never again after it was taken back.
create unique index coin_journal_one_welcome_per_wallet on coin_journal (wallet_id) where kind = 'welcome_credit';

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
      when 'welcome_credit' then 'welcome_reversal'
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
