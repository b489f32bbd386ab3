-- Nobody of the team acts on an account of their own, and nobody moves many coins by hand alone.

alter table staff
  -- The member this person is, where an admin says so.
  add column member_id uuid references member on delete set null;
create index staff_as_member on staff (member_id) where member_id is not null;

alter table member
  -- When its owner last proved that the mailbox is theirs; null for an address that was only typed.
  add column email_confirmed_at timestamptz;

-- An account with the same e-mail counts as their own whoever typed it: a stranger bars nobody from anything else by that.
create function is_own_account(actor uuid, owner uuid) returns boolean language sql stable
return exists (
  select from staff
  join member on member.id = owner
  where staff.id = actor and (staff.member_id = member.id or lower(staff.email) = lower(member.email))
);

-- Whoever is a member has no say in what somebody of the same shop sent either. A shop is theirs only through an account
-- that an admin or the mailbox proved: anybody can sign up with a reviewer's e-mail and a shop's CNPJ.
create or replace function is_own_document(reviewer uuid, sender uuid) returns boolean language sql stable
return is_own_account(reviewer, sender) or exists (
  select from staff
  join member as self on staff.member_id = self.id
    or (lower(self.email) = lower(staff.email) and self.email_confirmed_at is not null)
  join member as other on other.id = sender
  where staff.id = reviewer and self.profile_value = other.profile_value
);

-- Whatever the team changes is written to the trail in the same transaction, so that this is the one door.
create function refuse_own_affairs() returns trigger language plpgsql as $$
begin
  if is_own_account(
    new.actor_id,
    coalesce((select member_id from redemption where id = new.subject_id), new.subject_id)
  ) then
    perform refuse('own_account');
  end if;
  return null;
end
$$;
create trigger audit_entry_not_of_own_affairs after insert on audit_entry
  for each row when (new.actor_kind = 'staff' and new.subject_id is not null) execute function refuse_own_affairs();

alter table coin_journal
  -- Who else of the team agreed.
  add column confirmed_by uuid,
  add constraint coin_journal_confirmed_by_another
    check (confirmed_by is null or (kind = 'adjustment' and confirmed_by <> staff_id));
-- What somebody moved by hand lately.
create index coin_journal_adjustments on coin_journal (wallet_id, at) where kind = 'adjustment';

-- Coins that somebody wants to give or take by hand, and a second person has yet to agree to.
create table coin_adjustment (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  is_confirmed boolean,
  constraint coin_adjustment_decided_at_once check (
    (decided_by is null) = (decided_at is null) and (decided_by is null) = (is_confirmed is null)
  ),
  -- Whoever asked may withdraw, never confirm.
  constraint coin_adjustment_confirmed_by_another check (not (is_confirmed and decided_by = asked_by))
);
create index coin_adjustment_of_member on coin_adjustment (member_id);
create index coin_adjustment_waiting on coin_adjustment (asked_at, id) where decided_at is null;

drop function adjust_coins(uuid, bigint, uuid, jsonb, timestamptz);

-- The team gives coins or takes them, never more than there are, and above a number of coins never one person alone:
-- what the same person moved in the same wallet in thirty days counts together, or many small sums would pass.
create function adjust_coins(
  owner uuid, coins bigint, staff uuid, second uuid, facts jsonb, moment timestamptz
)
returns coin_movement language plpgsql as $$
declare
  wallet coin_account;
  journal bigint;
begin
  perform require_coins(abs(coins));
  if facts ->> 'reason' is null or facts ->> 'reason' = '' then
    raise exception 'an adjustment without a reason' using errcode = 'check_violation';
  end if;
  if is_own_account(staff, owner) or is_own_account(second, owner) then perform refuse('own_account'); end if;
  select * into wallet from coin_account where member_id = owner for update;
  if not found then return (null, null, null, 'no_wallet')::coin_movement; end if;
  wallet := end_overdue_coins(wallet, moment);
  if wallet.balance < -coins then
    return (null, wallet.balance, wallet.debt, 'insufficient_coins')::coin_movement;
  end if;
  if second is null and abs(coins) + moved_alone(wallet.id, staff, moment) > (
    select second_decision_above from setting
  ) then
    return (null, wallet.balance, wallet.debt, 'second_needed')::coin_movement;
  end if;
  insert into coin_journal (wallet_id, kind, at, staff_id, confirmed_by)
  values (wallet.id, 'adjustment', moment, staff, second)
  returning id into journal;
  if coins > 0 then return receive_coins(wallet, journal, coins, 'adjusted', facts, moment); end if;
  update coin_account set balance = balance + coins where id = wallet.id returning * into wallet;
  perform post_coins(wallet, journal, coins, 'adjusted');
  perform take_from_lots(wallet.id, journal, -coins);
  perform keep_note(wallet, journal, facts);
  return (journal, wallet.balance, wallet.debt, null)::coin_movement;
end
$$;

create function moved_alone(wallet bigint, staff uuid, moment timestamptz) returns bigint language sql stable
return (
  select coalesce(sum(abs(amount)), 0)::bigint from coin_journal
  join coin_entry on coin_entry.journal_id = coin_journal.id and account_id = system_account('adjusted')
  where wallet_id = wallet and kind = 'adjustment' and staff_id = staff and confirmed_by is null
  and at > moment - interval '30 days'
);

-- Whether somebody who may check decisions blind has yet to check this one: until then no list shows it to them.
create function awaits_blind_check(checked uuid, reader uuid) returns boolean language sql stable
return exists (
  select from invoice
  where id = checked and blind_check and reader is not null
  and not exists (select from invoice_blind_check where invoice_id = checked)
  and not exists (select from invoice_decision where invoice_id = checked and staff_id = reader)
  and not is_own_document(reader, member_id)
);
