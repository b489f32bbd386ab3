-- How an issuer writes a product on its documents, as somebody of the team has confirmed it.
create table product_wording (
  id uuid primary key default uuidv7(),
  -- The first eight signs of a CNPJ, which all shops of a company share, or a whole CPF.
  issuer text not null constraint product_wording_issuer check (issuer ~ '^([0-9A-Z]{8}|[0-9]{11})$'),
  -- In capitals, without accents and doubled spaces.
  wording text not null constraint product_wording_said check (wording <> ''),
  -- The issuer's own code of the product.
  code text,
  product_id uuid not null references product,
  confirmed_by uuid not null references staff,
  confirmed_at timestamptz not null,
  -- One wording of one issuer would otherwise mean two products.
  constraint product_wording_once unique (issuer, wording)
);

-- What people found right and wrong of what was read. It holds no invoice, no member and no time of day, so that
-- nothing here leads to a person.
create table reading_outcome (
  id bigint generated always as identity primary key,
  -- Made up for each decided document, so that documents can be counted.
  document uuid not null,
  decided_on date not null,
  source text not null constraint reading_outcome_source check (source in ('xml', 'code', 'key', 'text', 'words')),
  file_kind text not null constraint reading_outcome_file_kind check (file_kind in ('photo', 'pdf', 'xml')),
  -- As in product_wording, but of companies only: a CPF is a person's.
  issuer text constraint reading_outcome_issuer check (issuer ~ '^[0-9A-Z]{8}$'),
  field text not null constraint reading_outcome_field
    check (field in ('number', 'issued_on', 'total', 'row_value', 'product', 'quantity')),
  was_sure boolean not null,
  -- Fields that were read right are counted together, and each that was not has its own row with both values.
  fields integer not null constraint reading_outcome_counts check (fields > 0),
  is_right boolean not null,
  read_value text,
  right_value text,
  constraint reading_outcome_says_what_was_wrong check (
    case when is_right then read_value is null and right_value is null
    else fields = 1 and right_value is not null and read_value is distinct from right_value end
  )
);
create index reading_outcome_by_day on reading_outcome (decided_on);
