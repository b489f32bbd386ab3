-- What somebody being verified sent because the team asked for it, such as a picture of the card of their council.
create table asked_document (
  member_id uuid primary key references member on delete cascade,
  file_key text not null constraint asked_document_file_key_once unique,
  file_type text not null constraint asked_document_file_type_known check (file_type in ('jpeg', 'pdf')),
  sent_at timestamptz not null
);
