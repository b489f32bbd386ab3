-- Shops that sold what was recommended are told apart by a key: a report of a year would otherwise look up everybody
-- who sent an invoice, and sort them by name.
create function shop_key(name text, city text, state text) returns uuid language sql immutable
return md5(coalesce(name, '') || chr(10) || coalesce(city, '') || chr(10) || coalesce(state, ''))::uuid;

alter table recommended_purchase add column shop uuid;
update recommended_purchase set shop = shop_key(
  (select profile_name from member where member.id = sender_id), city, state
);
alter table recommended_purchase alter column shop set not null;

-- Somebody who is erased leaves a shop without a name.
create function name_shop_of_purchase() returns trigger language plpgsql as $$
begin
  new.shop := shop_key((select profile_name from member where id = new.sender_id), new.city, new.state);
  return new;
end
$$;
create trigger recommended_purchase_in_shop before insert or update of sender_id, city, state on recommended_purchase
  for each row execute function name_shop_of_purchase();
create function rename_shop_of_purchases() returns trigger language plpgsql as $$
begin
  update recommended_purchase set sender_id = new.id where sender_id = new.id;
  return null;
end
$$;
create trigger member_shop_renamed after update of profile_name on member
  for each row when (old.profile_name is distinct from new.profile_name) execute function rename_shop_of_purchases();

create index recommended_purchase_of_shop on recommended_purchase (shop, counted_at);
