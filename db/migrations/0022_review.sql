-- Reviewing invoices: what the screen of the reviewer needs beyond deciding.

alter table invoice
  -- A PDF as pictures of its pages, drawn when it is read: browsers show those wherever they show anything.
  add column page_keys text[] not null default '{}';
create index invoice_pages on invoice using gin (page_keys) where page_keys <> '{}';
create index invoice_claimed on invoice (claimed_by) where claimed_by is not null;
-- Chosen to be looked at again; those that were have a row in invoice_blind_check.
create index invoice_blind on invoice (id) where blind_check;

alter table invoice_decision
  -- For the team alone; the member never reads it.
  add column internal_note text;
create index invoice_decision_latest on invoice_decision (decided_at desc, id desc);
create index invoice_decision_awaiting on invoice_decision (invoice_id) where awaits_second;

-- What a second person would have decided without seeing the first decision. It changes nothing but what is known of
-- how alike the team decides.
create table invoice_blind_check (
  -- Without the key two people could check one invoice, and count it twice.
  invoice_id uuid primary key references invoice on delete cascade,
  staff_id uuid not null references staff,
  checked_at timestamptz not null,
  decision text not null constraint invoice_blind_check_known
    check (decision in ('approve', 'reject', 'request_photo')),
  coins bigint constraint invoice_blind_check_coins_count check (coins >= 0),
  reason text references decision_reason,
  internal_note text,
  -- The same decision, for the same coins.
  agrees boolean not null,
  constraint invoice_blind_check_counts_or_says_why
    check ((coins is not null) = (decision = 'approve') and (reason is null) = (decision = 'approve'))
);
create index invoice_blind_check_by_time on invoice_blind_check using brin (checked_at);

-- Staff are known to be members only by their e-mail; whoever is one has no say in what they or somebody of the same shop
-- sent.
create function is_own_document(reviewer uuid, sender uuid) returns boolean language sql stable
return exists (
  select from staff
  join member as self on lower(self.email) = lower(staff.email)
  join member as other on other.id = sender
  where staff.id = reviewer and (self.id = other.id or self.profile_value = other.profile_value)
);

alter table staff
  -- Decides by single keys; whoever uses speech or switches to type turns them off.
  add column shortcuts boolean not null default true;
