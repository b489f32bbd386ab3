-- The companies behind a distributor, by the first eight signs of their CNPJs, which all establishments of a company
-- share: by these an issuer is known to be a distributor of ours.
create table distributor_company (
  -- One company of two distributors would leave open whose invoice it issued.
  root text constraint distributor_company_once primary key
    constraint distributor_company_root check (root ~ '^[0-9A-Z]{8}$'),
  distributor_id uuid not null references distributor
);
create index distributor_company_of_distributor on distributor_company (distributor_id);

-- The establishments of these companies. Whose they are is said by their root alone.
create table distributor_cnpj (
  cnpj text constraint distributor_cnpj_once primary key
    constraint distributor_cnpj_form check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  root text not null generated always as (left(cnpj, 8)) stored
    constraint distributor_cnpj_of_company references distributor_company on delete cascade
);
create index distributor_cnpj_of_root on distributor_cnpj (root);

-- A distributor's list names codes without saying how its documents write the product.
alter table product_wording alter column wording drop not null;
alter table product_wording add constraint product_wording_says_something check (wording is not null or code <> '');
-- One code of a list would otherwise mean two products.
create unique index product_wording_listed_once on product_wording (issuer, upper(code)) where wording is null;
