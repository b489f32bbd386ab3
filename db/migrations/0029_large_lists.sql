-- What the back office searches and orders stays quick with a million rows of each: `npm run bench -- office`.

-- A redemption is asked for by its number, by people and by the carrier's files.
create unique index redemption_number_once on redemption (number);
-- Of one state, in the order of time.
drop index redemption_under_way;
create index redemption_of_state on redemption (status, id);
create index redemption_by_price on redemption (price, id);
create index redemption_by_promised_day on redemption (deliver_by, id);
create index redemption_of_prize on redemption (prize_id, id);

-- An invoice is asked for by the number on the document, which is grouped and filled with zeros as its writer likes.
create function plain_number(written text) returns text language sql immutable strict parallel safe
  return ltrim(regexp_replace(written, '[^0-9]', '', 'g'), '0');
create index invoice_found_by_number on invoice (plain_number(number) text_pattern_ops);

alter table lead
  add column search_text text collate "C" not null
    generated always as (searchable(name || ' ' || email || ' ' || pet_name)) stored;
create index lead_found_by_words on lead using gin (search_text gin_trgm_ops);
create index lead_of_state on lead (status, id);

alter table prescription
  add column search_text text collate "C" not null generated always as (searchable(client_name)) stored;
create index prescription_found_by_words on prescription using gin (search_text gin_trgm_ops);
