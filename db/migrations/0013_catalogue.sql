-- What earns coins. A product that left the catalogue is kept, inactive: invoices of before still name it.
create table product (
  id uuid primary key default uuidv7(),
  title text not null constraint product_titled check (title <> ''),
  brand text not null constraint product_branded check (brand <> ''),
  pet text not null constraint product_pet_known check (pet in ('dog', 'cat')),
  -- For whom it is, in each language.
  detail jsonb not null constraint product_detail_in_every_language check (detail ?& array['pt-BR', 'es', 'en']),
  sku text not null constraint product_sku_written check (sku <> ''),
  -- The bar code on the bag.
  ean text constraint product_ean_digits check (ean ~ '^([0-9]{8}|[0-9]{12,14})$'),
  -- Coins per real, in thousandths. The bound keeps value times rate a whole number that JavaScript can hold.
  rate_thousandths integer not null default 1000
    constraint product_rate_within_reason check (rate_thousandths between 0 and 10000),
  colour text not null default '#5f5a52' constraint product_colour_hexadecimal check (colour ~ '^#[0-9a-f]{6}$'),
  -- Below /files/; null without a picture.
  image_file text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Without them a line of an invoice would stand for two products, and nobody could say which rate it earns.
  constraint product_sku_once unique (sku),
  constraint product_ean_once unique (ean)
);
create index product_by_title on product (title) where active;
