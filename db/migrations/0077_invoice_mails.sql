-- Mails of members with invoices in them: each is answered once, however often a mail server hands it over.
create table invoice_mail (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  -- Of its Message-ID, or of the whole mail where there is none.
  message_hash bytea not null constraint invoice_mail_once unique
    constraint invoice_mail_hash_whole check (octet_length(message_hash) = 32),
  received_at timestamptz not null,
  -- Why nothing of it was taken; null where its files have their own results.
  refused text,
  -- The name of each file and what became of it.
  files jsonb not null default '[]'
);
create index invoice_mail_of_member on invoice_mail (member_id, received_at);
create index invoice_mail_by_age on invoice_mail (received_at);

-- What came by mail waits longer than what was uploaded from an open form; null once the app has it.
alter table invoice_upload add column mailed_at timestamptz;
create index invoice_upload_mailed on invoice_upload (member_id) where mailed_at is not null and invoice_id is null;
