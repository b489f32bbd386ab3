-- Search engines are told since when a product's page is as it is.
alter table product add column changed_at timestamptz not null default now();

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger product_changed before update on product
  for each row execute function note_product_change();
