-- What the simulator must know of a food, and its public address.
alter table product
  -- The last part of its public address.
  add column slug text,
  -- What it is, in a paragraph, in each language.
  add column descriptions jsonb,
  -- Metabolisable energy; null where the maker has not said, and then no portion is worked out.
  add column kcal_per_kg integer constraint product_energy_within_reason check (kcal_per_kg between 2500 and 5000),
  add column phases text[] not null default '{}'
    constraint product_phases_known check (phases <@ array['puppies', 'adults', 'pregnant', 'lactating']),
  -- The pets it is made for, from the first weight on and below the second; null: no bound.
  add column weight_from_grams integer constraint product_weight_from_counts check (weight_from_grams > 0),
  add column weight_to_grams integer constraint product_weight_to_counts check (weight_to_grams > 0),
  -- Null: does not matter; true: only such pets; false: only others.
  add column castrated boolean,
  add column weight_control boolean,
  add column senior boolean,
  -- The usual bag.
  add column bag_grams integer constraint product_bag_within_reason check (bag_grams between 100 and 50000),
  -- Without it a product would be kept that fits no pet, and nobody would see why.
  add constraint product_weights_in_order check (weight_from_grams < weight_to_grams);

with plain as (
  select id, trim(both '-' from left(regexp_replace(
    translate(lower(title || '-' || sku), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'),
    '[^a-z0-9]+', '-', 'g'), 80)) as words
  from product
), named as (
  select id, words, count(*) over (partition by words) as namesakes from plain
)
update product set
  slug = case when words = '' then product.id::text when namesakes > 1 then words || '-' || product.id else words end,
  descriptions = detail
from named where named.id = product.id;

alter table product
  alter column slug set not null,
  alter column descriptions set not null,
  add constraint product_slug_shape check (slug ~ '^[a-z0-9-]{1,120}$'),
  -- Without it a link in somebody's messages would lead to another product.
  add constraint product_slug_once unique (slug),
  add constraint product_described_in_every_language check (descriptions ?& array['pt-BR', 'es', 'en']);

-- What the links of a professional carry; null until one is first asked for. Random: nobody finds people by trying.
alter table member
  add column adviser_code text
    constraint member_adviser_code_shape check (adviser_code ~ '^[a-zA-Z0-9_-]{10,24}$'),
  add constraint member_adviser_code_once unique (adviser_code);

-- A simulator result that a client asked for. The row is there because the client said yes when it was made.
create table lead (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null check (phone ~ '^[0-9]{11}$'),
  cep text not null check (cep ~ '^[0-9]{8}$'),
  pet_name text not null check (pet_name <> ''),
  -- What the simulator was told of the pet.
  answers jsonb not null constraint lead_answers_about_a_pet check (answers ?& array['pet', 'phase', 'weight']),
  product_id uuid not null references product,
  -- Whole grams per day.
  daily_dose integer not null constraint lead_dose_counts check (daily_dose > 0),
  status text not null default 'sent' constraint lead_status_known check (status in ('sent', 'bought', 'closed')),
  -- The bag that was bought.
  bag_grams integer constraint lead_bag_counts check (bag_grams > 0),
  -- The day on which it was said to be bought: the bag lasts from then on, whatever is corrected later.
  bought_on date,
  remind_on date,
  -- The day on which the professional was told; null again with a new day to be reminded on.
  reminded_on date,
  constraint lead_bag_was_bought check (status <> 'sent' or bag_grams is null),
  -- Without it a bag could run out that nobody bought, or a bought one would have no day to count from.
  constraint lead_bought_on_a_day check ((status = 'bought') = (bought_on is not null)),
  -- Without it a reminder that was taken back could still count as told, and a new one would never come.
  constraint lead_reminded_of_something check (reminded_on is null or remind_on is not null)
);
-- Ids are made in the order of time.
create index lead_of_member on lead (member_id, id desc);
create index lead_to_remind on lead (remind_on) where remind_on is not null and reminded_on is null;

create table prescription (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member on delete cascade,
  -- Whoever has it sees the public part: it must not be guessed.
  code text not null constraint prescription_code_unguessable check (code ~ '^[a-zA-Z0-9_-]{20,40}$'),
  created_at timestamptz not null,
  product_id uuid not null references product,
  client_name text not null check (client_name <> ''),
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  phone text not null check (phone ~ '^[0-9]{11}$'),
  email text not null check (email <> ''),
  pet_breed text not null check (pet_breed <> ''),
  cep text not null check (cep ~ '^[0-9]{8}$'),
  -- Whole grams per day; null where the professional gave none.
  daily_dose integer constraint prescription_dose_counts check (daily_dose > 0),
  -- Without it a QR code would lead to the prescription of somebody else.
  constraint prescription_code_once unique (code)
);
create index prescription_of_member on prescription (member_id, id desc);
