-- A prescription is for somebody with a name. Those of before have none.
alter table prescription add column pet_name text constraint prescription_pet_named check (pet_name <> '');
