-- Invoices: sent by members, read by the server, decided by staff. Why it is built this way: docs/decisions/013-invoices.md.

alter table setting
  -- Above so many coins a second person decides too.
  add column second_decision_above integer not null default 1500
    constraint setting_second_decision_counts check (second_decision_above >= 0),
  -- So long a decision can be taken back before it reaches anybody.
  add column undo_seconds integer not null default 10
    constraint setting_undo_in_time check (undo_seconds between 0 and 600),
  -- Of a hundred approvals so many are looked at again by somebody who does not see the first decision.
  add column blind_check_percent integer not null default 5
    constraint setting_blind_check_percent check (blind_check_percent between 0 and 100),
  -- An older invoice is pointed out to the reviewer.
  add column invoice_max_age_days integer not null default 90
    constraint setting_invoice_age_within_reason check (invoice_max_age_days between 1 and 3650),
  -- How long an invoice is one reviewer's.
  add column claim_minutes integer not null default 5
    constraint setting_claim_in_time check (claim_minutes between 1 and 120),
  -- Within so many business days an invoice is decided: the promise to the member.
  add column invoice_due_business_days integer not null default 5
    constraint setting_due_within_reason check (invoice_due_business_days between 1 and 60),
  -- Signs the links to private files; every process uses the same one. Never shown to anybody.
  add column link_secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());

-- What staff choose from when they decide against an invoice; the member reads the text in their language.
create table decision_reason (
  code text primary key constraint decision_reason_code_readable check (code ~ '^[a-z_]{2,40}$'),
  decision text not null constraint decision_reason_decision_known
    check (decision in ('reject', 'request_photo', 'reverse')),
  texts jsonb not null constraint decision_reason_in_every_language check (texts ?& array['pt-BR', 'es', 'en']),
  position smallint not null,
  -- One that is no longer offered still explains the decisions of before.
  active boolean not null default true
);

create table invoice (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  number text not null constraint invoice_numbered check (number <> ''),
  status text not null default 'received' constraint invoice_status_known
    check (status in ('received', 'counted', 'rejected', 'incomplete', 'reversed')),
  sent_at timestamptz not null,
  -- Until when it is decided, at the latest: what the member was promised, and the order of the queue.
  due_on date not null,
  -- Counts every change that a decision could be based on: whoever is slower is told.
  version integer not null default 1,
  -- The fiscal access key, as the document proves it or, until then, as the member said it.
  access_key text constraint invoice_access_key_shape check (access_key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  file_key text not null,
  file_type text not null constraint invoice_file_type_known check (file_type in ('jpeg', 'png', 'webp', 'pdf', 'xml')),
  -- Of the file as it was sent.
  file_sha256 bytea not null constraint invoice_file_hash_whole check (octet_length(file_sha256) = 32),
  -- False while a picture still has what its camera wrote into it: until then only its sender sees it.
  file_clean boolean not null,
  -- What is left of a picture seen from afar; similar pictures differ in few bits.
  fingerprint bit(64),
  -- What the values typed would earn.
  estimate bigint not null constraint invoice_estimate_counts check (estimate >= 0),
  -- How many findings speak against it: the riskier of two that are due on one day comes first.
  findings smallint not null default 0 constraint invoice_findings_count check (findings >= 0),
  coins bigint constraint invoice_coins_count check (coins >= 0),
  -- The reason of its present state, and what the team added for the member.
  reason text references decision_reason,
  note text,
  -- A better photo or a new analysis begins a round: what was decided before no longer counts as a first decision.
  round smallint not null default 1,
  asked_again_at timestamptz,
  claimed_by uuid references staff,
  claimed_until timestamptz,
  -- Somebody has decided and can take it back until then; nobody else can decide meanwhile.
  takes_effect_at timestamptz,
  -- Counted, and chosen to be looked at again by somebody who does not see the first decision.
  blind_check boolean not null default false,
  constraint invoice_earns_when_counted check ((coins is not null) = (status in ('counted', 'reversed'))),
  -- Without it a member would be told no without a why.
  constraint invoice_says_why check ((reason is not null) = (status in ('rejected', 'incomplete', 'reversed'))),
  constraint invoice_claim_whole check ((claimed_by is null) = (claimed_until is null)),
  constraint invoice_worked_on_while_received
    check (status = 'received' or (claimed_by is null and takes_effect_at is null)),
  constraint invoice_blind_check_of_counted check (not blind_check or status in ('counted', 'reversed'))
);
-- A fiscal document earns once, whoever sends it: the first to send its key holds it, until it is rejected.
create unique index invoice_access_key_once on invoice (access_key) where status <> 'rejected';
-- The same file twice by one person is one document: without it two taps on a slow line would send two.
create unique index invoice_file_once_per_member on invoice (member_id, file_sha256) where status <> 'rejected';
create index invoice_of_member on invoice (member_id, sent_at desc, id desc);
create index invoice_by_file on invoice (file_sha256);
create index invoice_by_day on invoice (sent_at) where fingerprint is not null;
create index invoice_queue on invoice (status, due_on, (-findings), id);
create unique index invoice_file_key_once on invoice (file_key);

-- Keys that have earned, without anybody's name: they stay when the person goes, so that no document earns again.
create table used_access_key (
  access_key text primary key constraint used_access_key_shape check (access_key ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$')
);

-- Without it a key whose invoice is erased could earn again; a key that has earned is refused here, whatever was checked.
create function keep_used_key() returns trigger language plpgsql as $$
begin
  insert into used_access_key (access_key) values (new.access_key);
  return null;
end
$$;
create trigger invoice_earned_with_its_key after insert on invoice
  for each row when (new.status in ('counted', 'reversed') and new.access_key is not null)
  execute function keep_used_key();
create trigger invoice_earns_with_its_key after update of status, access_key on invoice
  for each row when (
    new.status in ('counted', 'reversed') and new.access_key is not null
    and (old.status not in ('counted', 'reversed') or old.access_key is distinct from new.access_key)
  )
  execute function keep_used_key();

create table invoice_row (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references invoice on delete cascade,
  position smallint not null,
  product_id uuid not null references product,
  -- As typed by the member.
  value_cents bigint not null constraint invoice_row_value_counts check (value_cents >= 0),
  -- What of it counts, by the decision that took effect.
  counted_cents bigint constraint invoice_row_counted_counts check (counted_cents >= 0),
  -- Coins per real in thousandths when it was sent: a rate changed later changes no promise.
  rate_thousandths integer not null,
  constraint invoice_row_in_order unique (invoice_id, position)
);
create index invoice_row_of_product on invoice_row (product_id);

-- The path of an invoice, as the member sees it.
create table invoice_step (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references invoice on delete cascade,
  at timestamptz not null,
  step text not null constraint invoice_step_known check (
    step in ('sent', 'photo_requested', 'photo_sent', 'counted', 'rejected', 'asked_again', 'reversed')
  )
);
create index invoice_step_of_invoice on invoice_step (invoice_id, id);

-- What the server made of the file, by itself. Issuer, series and number tell a document whose key cannot be read.
create table invoice_reading (
  invoice_id uuid primary key references invoice on delete cascade,
  read_at timestamptz not null,
  reading jsonb not null,
  issuer text,
  series text,
  number text
);
create index invoice_reading_by_document on invoice_reading (issuer, series, number) where issuer is not null;

-- Every decision that staff made, whether it took effect, was taken back, or waits for either.
create table invoice_decision (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references invoice on delete cascade,
  staff_id uuid not null references staff,
  decision text not null constraint invoice_decision_known
    check (decision in ('approve', 'reject', 'request_photo', 'reverse')),
  round smallint not null,
  decided_at timestamptz not null,
  takes_effect_at timestamptz not null,
  carried_out_at timestamptz,
  undone_at timestamptz,
  reason text references decision_reason,
  note text,
  -- What an approval counts: the coins, the number on the document if it was mended, and the cents of each row.
  coins bigint constraint invoice_decision_coins_count check (coins >= 0),
  number text,
  counted jsonb,
  -- An approval of so many coins that another person must approve too before it moves any.
  awaits_second boolean not null default false,
  constraint invoice_decision_counts_or_says_why check (
    (coins is not null) = (decision = 'approve') and (counted is not null) = (decision = 'approve')
    and (reason is null) = (decision = 'approve')
  ),
  constraint invoice_decision_undone_or_carried_out check (carried_out_at is null or undone_at is null)
);
-- Without it two reviewers could both believe that theirs is the decision.
create unique index invoice_decision_one_open on invoice_decision (invoice_id)
  where carried_out_at is null and undone_at is null;
create index invoice_decision_of_invoice on invoice_decision (invoice_id, decided_at);
create index invoice_decision_by_staff on invoice_decision (staff_id, decided_at);

insert into decision_reason (decision, position, code, texts) values
  ('reject', 1, 'already_used', '{"pt-BR": "Esta nota já foi usada no programa. Cada nota vale uma vez.",
    "es": "Esta factura ya se usó en el programa. Cada factura vale una vez.",
    "en": "This invoice has been used in the programme before. Each invoice counts once."}'),
  ('reject', 2, 'cancelled', '{"pt-BR": "Esta nota foi cancelada por quem a emitiu.",
    "es": "Esta factura fue anulada por quien la emitió.",
    "en": "This invoice was cancelled by its issuer."}'),
  ('reject', 3, 'key_mismatch', '{"pt-BR": "A chave de acesso não confere com a nota.",
    "es": "La clave de acceso no coincide con la factura.",
    "en": "The access key does not match the invoice."}'),
  ('reject', 4, 'other_distributor', '{"pt-BR": "O distribuidor desta nota não participa do programa.",
    "es": "El distribuidor de esta factura no participa en el programa.",
    "en": "The distributor of this invoice does not take part in the programme."}'),
  ('reject', 5, 'other_products', '{"pt-BR": "Nenhum produto desta nota participa do programa.",
    "es": "Ningún producto de esta factura participa en el programa.",
    "en": "No product of this invoice takes part in the programme."}'),
  ('reject', 6, 'too_old', '{"pt-BR": "A nota foi emitida há mais tempo do que o regulamento permite.",
    "es": "La factura se emitió hace más tiempo del que permite el reglamento.",
    "en": "The invoice was issued longer ago than the rules allow."}'),
  ('reject', 7, 'not_an_invoice', '{"pt-BR": "O que você enviou não é uma nota fiscal.",
    "es": "Lo que enviaste no es una factura.",
    "en": "What you sent is not an invoice."}'),
  ('reject', 8, 'not_a_purchase', '{"pt-BR": "Esta nota não é de uma compra: pode ser devolução, bonificação ou transferência.",
    "es": "Esta factura no es de una compra: puede ser devolución, bonificación o traslado.",
    "en": "This invoice is not of a purchase: it may be a return, a gift or a transfer."}'),
  ('reject', 9, 'not_yours', '{"pt-BR": "Quem comprou nesta nota não é a sua loja.",
    "es": "Quien compró en esta factura no es tu tienda.",
    "en": "The buyer on this invoice is not your shop."}'),
  ('reject', 10, 'test_document', '{"pt-BR": "Esta nota foi emitida para teste e não tem valor fiscal.",
    "es": "Esta factura se emitió como prueba y no tiene valor fiscal.",
    "en": "This invoice was issued as a test and has no fiscal value."}'),
  ('reject', 11, 'other', '{"pt-BR": "Não foi possível aprovar esta nota.",
    "es": "No fue posible aprobar esta factura.",
    "en": "This invoice could not be approved."}'),
  ('request_photo', 1, 'not_legible', '{"pt-BR": "Não deu para ler a nota na foto.",
    "es": "No se pudo leer la factura en la foto.",
    "en": "The invoice could not be read in the photo."}'),
  ('request_photo', 2, 'cut_off', '{"pt-BR": "A nota está cortada na foto.",
    "es": "La factura está cortada en la foto.",
    "en": "The invoice is cut off in the photo."}'),
  ('request_photo', 3, 'date_missing', '{"pt-BR": "A data da nota não aparece na foto.",
    "es": "La fecha de la factura no se ve en la foto.",
    "en": "The date of the invoice cannot be seen in the photo."}'),
  ('request_photo', 4, 'number_missing', '{"pt-BR": "O número ou a chave da nota não aparece na foto.",
    "es": "El número o la clave de la factura no se ve en la foto.",
    "en": "The number or the key of the invoice cannot be seen in the photo."}'),
  ('request_photo', 5, 'wrong_file', '{"pt-BR": "O arquivo não mostra a nota que você digitou.",
    "es": "El archivo no muestra la factura que escribiste.",
    "en": "The file does not show the invoice you typed."}'),
  ('reverse', 1, 'shop_returned', '{"pt-BR": "A compra desta nota foi devolvida.",
    "es": "La compra de esta factura fue devuelta.",
    "en": "The purchase on this invoice was returned."}'),
  ('reverse', 2, 'cancelled_later', '{"pt-BR": "Esta nota foi cancelada depois de aprovada.",
    "es": "Esta factura fue anulada después de aprobada.",
    "en": "This invoice was cancelled after it had been approved."}'),
  ('reverse', 3, 'counted_twice', '{"pt-BR": "Esta nota já tinha rendido moedas antes.",
    "es": "Esta factura ya había dado monedas antes.",
    "en": "This invoice had earned coins before."}'),
  ('reverse', 4, 'counted_by_mistake', '{"pt-BR": "Esta nota foi aprovada por engano.",
    "es": "Esta factura se aprobó por error.",
    "en": "This invoice was approved by mistake."}');
