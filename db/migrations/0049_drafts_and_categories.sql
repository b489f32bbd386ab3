-- What nobody has published yet. A draft is out of sight by the means that withdraw a prize or a product.
alter table prize
  add column is_draft boolean not null default false,
  add constraint prize_draft_out_of_the_store check (not is_draft or withdrawn_at is not null);
alter table product
  add column is_draft boolean not null default false,
  add constraint product_draft_out_of_the_catalogue check (not is_draft or not active);

-- The shelves of the store, the operator's own.
create table prize_category (
  id text primary key default gen_random_uuid()::text,
  titles jsonb not null constraint prize_category_titled check (titles ->> 'pt-BR' <> ''),
  art text not null,
  position integer not null default 0,
  version integer not null default 1
);
insert into prize_category (id, titles, art, position) values
  ('vouchers', '{"pt-BR": "Vales", "es": "Vales", "en": "Vouchers"}', 'hot-beverage', 1),
  ('work', '{"pt-BR": "Trabalho", "es": "Trabajo", "en": "Work"}', 'backpack', 2),
  ('technology', '{"pt-BR": "Tecnologia", "es": "Tecnología", "en": "Technology"}', 'headphone', 3),
  ('home', '{"pt-BR": "Casa", "es": "Casa", "en": "Home"}', 'couch-and-lamp', 4),
  ('leisure', '{"pt-BR": "Lazer", "es": "Ocio", "en": "Leisure"}', 'running-shoe', 5);
alter table prize
  drop constraint prize_category_check,
  add constraint prize_category_known foreign key (category) references prize_category;
create index prize_of_category on prize (category);

-- Portuguese is enough; what is shown to members has it. What was written before is not looked at again.
alter table prize add constraint prize_in_portuguese
  check (titles ->> 'pt-BR' <> '' and descriptions ->> 'pt-BR' <> '') not valid;
alter table product add constraint product_in_portuguese
  check (detail ->> 'pt-BR' <> '' and descriptions ->> 'pt-BR' <> '') not valid;
alter table challenge drop constraint challenge_published_in_words, add constraint challenge_in_portuguese
  check (is_draft or titles ->> 'pt-BR' <> '' and descriptions ->> 'pt-BR' <> '') not valid;
